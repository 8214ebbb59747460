import { Monogram, tones } from '../../components/Monogram/Monogram.tsx'
import { overhang } from '../../components/Picture/overhang.ts'
import { Picture } from '../../components/Picture/Picture.tsx'
import { useResources } from '../../components/resources.ts'
import { Section, SectionHead } from '../../components/Section/Section.tsx'
import * as text from '../../components/Text/Text.module.css'
import { columnsFor } from '../../model/columns.ts'
import type { About } from '../../model/schema/about.ts'
import type { Picture as Image } from '../../model/schema/fields.ts'
import * as css from './Team.module.css'

/** The team, in staggered columns. A monogram stands in for a missing portrait. */
export function Team({ team }: { team: Required<About>['team'] }) {
  const four = columnsFor(team.members.length, 4) === 4
  const resources = useResources()
  const across = team.members.length === 1 ? alone : { wide: four ? 21 : 28, ...narrow }
  const sizesOf = (image: Image) => {
    const by = (vw: number) => `${Math.round(vw * overhang(image, 4 / 5, resources))}vw`
    return `(min-width:48rem) ${by(across.wide)},(max-width:37.49rem) ${by(across.phone)},${by(across.between)}`
  }
  return (
    <Section ground="sand" labelledBy="team">
      <SectionHead id="team" heading={team.heading} statement={team.statement} />
      <ul className={`${css.team} ${four ? css.four : css.three}`}>
        {team.members.map(({ name, role, image }, index) => (
          <li key={name}>
            {image ? (
              <Picture image={image} sizes={sizesOf(image)} className={css.portrait} />
            ) : (
              <Monogram name={name} tone={toneOf(index, four)} />
            )}
            <h3 className={`${text.d4} ${css.name}`}>{name}</h3>
            <p className={text.caption}>{role}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Widths of a portrait in vw, where there are two columns, and of the only one. Phones claim two thirds: `columnSizes`. */
const narrow = { between: 44, phone: 30 }
const alone = { wide: 40, between: 90, phone: 60 }

/** Gives neighbours different tones, beside and below each other. There are four tones, so rows of four are shifted. */
function toneOf(index: number, four: boolean) {
  return tones[(index + (four ? Math.floor(index / 4) : 0)) % tones.length] ?? 'mist'
}
