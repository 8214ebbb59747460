import { TextLink } from '../../components/Button/Button.tsx'
import { columnSizes } from '../../components/Picture/sizes.ts'
import { PlanPicture } from '../../components/PlanPicture/PlanPicture.tsx'
import { Slashes } from '../../components/Slashes/Slashes.tsx'
import * as text from '../../components/Text/Text.module.css'
import { routes } from '../../model/routes.ts'
import type { Service } from '../../model/schema.ts'
import * as css from './ServiceBlocks.module.css'

/** The three services: seven columns and four, the same mirrored, then full width. */
export function ServiceBlocks({ services }: { services: readonly Service[] }) {
  return (
    <div className={css.blocks}>
      {services.map((service, index) => (
        <ServiceBlock service={service} width={widths[index] ?? '92vw'} key={service.id} />
      ))}
    </div>
  )
}

const widths = ['52vw', '52vw', '91vw']

function ServiceBlock({ service, width }: { service: Service; width: string }) {
  const { id, title, description, features, spaces, icon, image, linkText, category } = service
  const heading = `${id}-heading`
  return (
    <article className={css.block} id={id} aria-labelledby={heading}>
      <PlanPicture image={image} plan={icon} sizes={columnSizes('64rem', width)} />
      <div className={css.text}>
        <div className={css.words}>
          <h2 className={text.d2} id={heading}>
            {title}
          </h2>
          <p className={`${text.muted} ${text.measure}`}>{description}</p>
          {spaces && <Slashes items={spaces} label="Spaces" />}
        </div>
        <div>
          <ul className={css.features}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <TextLink to={category ? routes.category(category) : routes.gallery}>{linkText}</TextLink>
        </div>
      </div>
    </article>
  )
}
