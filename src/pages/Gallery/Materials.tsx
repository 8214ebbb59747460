import { useResources } from '../../components/resources.ts'
import * as text from '../../components/Text/Text.module.css'
import { useWords } from '../../components/words.ts'
import { swatchFile } from '../../model/pictures/swatchFile.ts'
import type { GalleryProject } from '../../model/schema/gallery.ts'
import * as css from './Story.module.css'

/** The materials of a project, each a swatch with its name: a drawing or a plain colour. */
export function Materials({ materials }: { materials: NonNullable<GalleryProject['materials']> }) {
  const { asset } = useResources()
  return (
    <>
      <h3 className={text.label}>{useWords().gallery.materials}</h3>
      <ul className={`${text.d4} ${css.materials}`}>
        {materials.map(({ name, look, colour }) => (
          <li key={name}>
            {look && <img src={asset(swatchFile(look))} width="240" height="240" alt="" loading="lazy" />}
            {colour && (
              <svg viewBox="0 0 1 1" aria-hidden="true">
                <path fill={colour} d="M0 0h1v1H0z" />
              </svg>
            )}
            {name}
          </li>
        ))}
      </ul>
    </>
  )
}
