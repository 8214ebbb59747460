import { Monogram, tones } from '../../components/Monogram/Monogram.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Section, SectionHead } from '../../components/Section/Section.tsx'
import * as text from '../../components/Text/Text.module.css'
import type { About } from '../../model/schema.ts'
import * as css from './Team.module.css'

/** The four of us, staggered; a monogram stands in where there is no portrait yet. */
export function Team({ team }: { team: About['team'] }) {
  return (
    <Section ground="sand" labelledBy="team">
      <SectionHead id="team" heading={team.heading} statement={team.statement} />
      <ul className={css.team}>
        {team.members.map(({ name, role, image }, index) => (
          <li key={name}>
            {image ? (
              <Picture image={image} sizes={portraitSizes} className={css.portrait} />
            ) : (
              <Monogram name={name} tone={tones[index % tones.length] ?? 'mist'} />
            )}
            <h3 className={`${text.d4} ${css.name}`}>{name}</h3>
            <p className={text.caption}>{role}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Two columns, then four. */
const portraitSizes = '(min-width: 48rem) 21vw, (max-width: 37.49rem) 30vw, 44vw'
