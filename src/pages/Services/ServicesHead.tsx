import { ButtonLink } from '../../components/Button/Button.tsx'
import { PageHead } from '../../components/PageHead/PageHead.tsx'
import { Plan } from '../../components/Plan/Plan.tsx'
import { routes } from '../../model/routes.ts'
import * as css from './ServicesHead.module.css'

/** Title beside a floor plan that draws itself and runs off the page. */
export function ServicesHead({ title, intro }: { title: string; intro: string }) {
  return (
    <div className={css.head}>
      <PageHead title={title} intro={intro}>
        <div className={css.ways}>
          <ButtonLink to={routes.contact} go>
            Get a free proposal
          </ButtonLink>
          <ButtonLink to="#process" look="line">
            How we work
          </ButtonLink>
        </div>
      </PageHead>
      <Plan name="condo" large />
    </div>
  )
}
