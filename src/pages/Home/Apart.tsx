import type { ReactNode } from 'react'
import { TextLink } from '../../components/Button/Button.tsx'
import { Section, SectionHead } from '../../components/Section/Section.tsx'
import * as text from '../../components/Text/Text.module.css'
import { routes } from '../../model/routes.ts'
import type { Estimate } from '../../model/schema/estimate.ts'
import type { Home } from '../../model/schema/home.ts'
import * as css from './Apart.module.css'
import { Board } from './Board.tsx'
import { Slip } from './Slip.tsx'
import { Weeks } from './Weeks.tsx'

/** 'What Sets Us Apart': three things that a client holds in hand, each shown as an artefact. */
export function Apart({ apart, estimate }: { apart: Required<Home>['apart']; estimate: Estimate }) {
  const { heading, statement, linkText, slip, board, weeks } = apart
  return (
    <Section ground="mist" labelledBy="apart">
      <div className={css.apart}>
        <SectionHead id="apart" heading={heading} statement={statement}>
          <TextLink to={`${routes.services}#process`}>{linkText}</TextLink>
        </SectionHead>
        <ul className={css.held}>
          <Thing title={slip.title} words={slip.text}>
            <Slip heading={slip.heading} estimate={estimate} />
          </Thing>
          <Thing title={board.title} words={board.text}>
            <Board materials={board.materials} />
          </Thing>
          <Thing title={weeks.title} words={weeks.text}>
            <Weeks phases={estimate.example.phases} />
          </Thing>
        </ul>
      </div>
    </Section>
  )
}

function Thing({ title, words, children }: { title: string; words: string; children: ReactNode }) {
  return (
    <li>
      <div className={css.text}>
        <h3 className={text.d3}>{title}</h3>
        <p className={text.muted}>{words}</p>
      </div>
      {children}
    </li>
  )
}
