import { Closing } from '../../components/Closing/Closing.tsx'
import { Fold } from '../../components/Fold/Fold.tsx'
import { Rich } from '../../components/Rich/Rich.tsx'
import { Section } from '../../components/Section/Section.tsx'
import * as text from '../../components/Text/Text.module.css'
import { mainPage } from '../../model/mainPage.ts'
import type { Page } from '../../model/page.ts'
import type { Site } from '../../model/site.ts'
import { Apart } from './Apart.tsx'
import { Featured } from './Featured.tsx'
import * as css from './Home.module.css'
import { NumberTeaser } from './NumberTeaser.tsx'
import { Offer } from './Offer.tsx'
import { Testimonials } from './Testimonials.tsx'
import { Welcome } from './Welcome.tsx'

/** The home page: who we are, what we offer, what we finished, what clients say, how to reach us. */
export function homePage(site: Site): Page {
  const { home, services, estimate, settings, words } = site
  return {
    ...mainPage('home', site),
    breadcrumbs: [],
    image: home.hero.image,
    header: 'picture',
    body: (
      <>
        <Welcome hero={home.hero} />
        <Fold of="Home" />
        <Section label={words.home.statement}>
          <p className={`${text.d2} ${css.statement}`}>
            <Rich text={home.statement} />
          </p>
        </Section>
        <Offer offer={home.offer} services={services.services} />
        {estimate.shown && <NumberTeaser estimate={estimate} />}
        {home.apart && <Apart apart={home.apart} estimate={estimate} />}
        {home.featured && <Featured featured={home.featured} />}
        {home.testimonials && <Testimonials testimonials={home.testimonials} />}
        <Closing content={home.closing} settings={settings} ground="sand" />
      </>
    ),
  }
}
