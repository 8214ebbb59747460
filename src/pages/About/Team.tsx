import { Monogram, tones } from '../../components/Monogram/Monogram.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Section, SectionHead } from '../../components/Section/Section.tsx'
import * as text from '../../components/Text/Text.module.css'
import { columnsFor } from '../../model/columns.ts'
import type { About } from '../../model/schema/about.ts'
import * as css from './Team.module.css'

/** Everyone, in columns of different heights; a monogram stands in where there is no portrait yet. */
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
                sizes={four ? `(min-width: 48rem) 21vw, ${narrow}` : `(min-width: 48rem) 28vw, ${narrow}`}
                className={css.portrait}
              />
            ) : (
              <Monogram name={name} tone={toneOf(index)} />
            )}
            <h3 className={`${text.d4} ${css.name}`}>{name}</h3>
            <p className={text.caption}>{role}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Another tone for each neighbour, beside and below, in rows of two, three and four. */
function toneOf(index: number) {
  return tones[(index + Math.floor(index / 4)) % tones.length] ?? 'mist'
}

/** Two columns. */
const narrow = '(max-width: 37.49rem) 30vw, 44vw'
