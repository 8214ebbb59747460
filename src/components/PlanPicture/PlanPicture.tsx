import type { Picture as Image } from '../../model/schema/fields.ts'
import * as frame from '../Frame/Frame.module.css'
import { Picture } from '../Picture/Picture.tsx'
import { Plan, type PlanName } from '../Plan/Plan.tsx'
import * as css from './PlanPicture.module.css'

interface PlanPictureProps {
  image: Image
  plan: PlanName
  sizes: string
}

/** A photograph with a floor plan on a step cut out of its lower right corner. */
export function PlanPicture({ image, plan, sizes }: PlanPictureProps) {
  return (
    <div className={frame.frame}>
      <Picture image={image} sizes={sizes} className={css.picture} />
      <div className={css.step}>
        <Plan name={plan} />
      </div>
    </div>
  )
}
