import * as button from '../../components/Button/Button.module.css'
import { ButtonLink } from '../../components/Button/Button.tsx'
import { PageHead } from '../../components/PageHead/PageHead.tsx'
import { Plan } from '../../components/Plan/Plan.tsx'
import { useWords } from '../../components/words.ts'
import { routes } from '../../model/routes.ts'
import * as css from './ServicesHead.module.css'

/** Title beside a floor plan that draws itself and runs off the page. */
export function ServicesHead({ title, intro }: { title: string; intro: string }) {
  const { services } = useWords()
  return (
    <div className={css.head}>
      <PageHead title={title} intro={intro}>
        <div className={`${button.row} ${css.ways}`}>
          <ButtonLink to={routes.contact} go>
            {services.contact}
          </ButtonLink>
          <ButtonLink to="#process" look="line">
            {services.process}
          </ButtonLink>
        </div>
      </PageHead>
      <Plan name="bungalow" large />
    </div>
  )
}
