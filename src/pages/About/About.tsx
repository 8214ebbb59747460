import { AreasServed } from '../../components/AreasServed/AreasServed.tsx'
import { Closing } from '../../components/Closing/Closing.tsx'
import { Fold } from '../../components/Fold/Fold.tsx'
import { PageHead } from '../../components/PageHead/PageHead.tsx'
import { Places } from '../../components/Places/Places.tsx'
import { Section, SectionHead } from '../../components/Section/Section.tsx'
import * as text from '../../components/Text/Text.module.css'
import { mainPage } from '../../model/mainPage.ts'
import type { Page } from '../../model/page.ts'
import type { Site } from '../../model/site.ts'
import * as css from './About.module.css'
import { Ledger } from './Ledger.tsx'
import { Mission } from './Mission.tsx'
import { Story } from './Story.tsx'
import { Studio } from './Studio.tsx'
import { Team } from './Team.tsx'

/** The About page: intro, story, mission, values, team, track record, areas, call to action. */
export function aboutPage(site: Site): Page {
  const { about, settings } = site
  const { story, mission, values, team, record, areas } = about
  return {
    ...mainPage('about', site),
    image: about.image,
    header: 'dark',
    body: (
      <>
        <PageHead title={about.intro} intro={about.introText} />
        <Studio image={about.image} caption={about.imageCaption} />
        <Fold of="About" />
        {story && <Story story={story} />}
        {mission && <Mission mission={mission} />}
        {values && (
          <Section labelledBy="values">
            <h2 className={`${text.label} ${css.label}`} id="values">
              {values.heading}
            </h2>
            <Ledger items={values.items} large />
          </Section>
        )}
        {team && <Team team={team} />}
        {record && (
          <Section labelledBy="record">
            <SectionHead id="record" heading={record.heading} statement={record.statement} />
            <Ledger items={record.items} />
          </Section>
        )}
        {areas && (
          <AreasServed heading={areas.heading} settings={settings}>
            <Places items={areas.main} strong={areas.main.length} />
            <p className={`${text.lead} ${text.muted} ${text.measure} ${css.others}`}>{areas.others}</p>
          </AreasServed>
        )}
        <Closing content={about.closing} settings={settings} ground="dark" />
      </>
    ),
  }
}
