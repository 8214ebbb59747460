import { Monogram, tones } from '../../components/Monogram/Monogram.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Section, SectionHead } from '../../components/Section/Section.tsx'
import * as text from '../../components/Text/Text.module.css'
import { columnsFor } from '../../model/columns.ts'
import type { About } from '../../model/schema/about.ts'
import * as css from './Team.module.css'

/** The team, in staggered columns. A monogram stands in for a missing portrait. */
export function Team({ team }: { team: Required<About>['team'] }) {
  const four = columnsFor(team.members.length, 4) === 4
  return (
    <Section ground="sand" labelledBy="team">
      <SectionHead id="team" heading={team.heading} statement={team.statement} />
      <ul className={`${css.team} ${four ? css.four : css.three}`}>
        {team.members.map(({ name, role, image }, index) => (
          <li key={name}>
            {image ? (
              <Picture
                image={image}
                sizes={team.members.length === 1 ? alone : `(min-width: 48rem) ${four ? 21 : 28}vw, ${narrow}`}
                className={css.portrait}
              />
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

/** Gives neighbours different tones, beside and below each other. There are four tones, so rows of four are shifted. */
function toneOf(index: number, four: boolean) {
  return tones[(index + (four ? Math.floor(index / 4) : 0)) % tones.length] ?? 'mist'
}

/** `sizes` of a portrait where there are two columns, and of the only one. */
const narrow = '(max-width: 37.49rem) 30vw, 44vw'
const alone = '(min-width: 48rem) 40vw, 90vw'
