import { Closing } from '../../components/Closing/Closing.tsx'
import { Fold } from '../../components/Fold/Fold.tsx'
import { Hero } from '../../components/Hero/Hero.tsx'
import { Places } from '../../components/Places/Places.tsx'
import { Section, SectionHead } from '../../components/Section/Section.tsx'
import * as text from '../../components/Text/Text.module.css'
import { namesOf } from '../../model/gallery/projectNames.ts'
import { mainPage } from '../../model/mainPage.ts'
import type { Page } from '../../model/page.ts'
import type { Site } from '../../model/site.ts'
import { Clients } from './Clients.tsx'
import * as css from './Gallery.module.css'
import { Projects } from './Projects.tsx'
import { Summaries } from './Summaries.tsx'

/** The gallery: comparisons, all photographs and the story of each project, then summaries and testimonials. */
export function galleryPage(site: Site): Page {
  const { gallery, estimate, home, services, settings } = site
  const { summaries, testimonials, areasHeading } = gallery
  return {
    ...mainPage('gallery', site),
    early: { gallery: gallery.projects.map(namesOf) },
    image: gallery.hero,
    header: 'gallery',
    body: (
      <>
        <div className={css.whole}>
          <Hero image={gallery.hero} headline={gallery.title}>
            <p className={`${text.lead} ${text.measure}`}>{gallery.intro}</p>
          </Hero>
        </div>
        <Fold of="Gallery" />
        <Projects gallery={gallery} estimate={estimate} settings={settings} />
        <div className={css.whole}>
          {summaries && <Summaries content={summaries} />}
          {testimonials && home.testimonials && <Clients {...testimonials} items={home.testimonials.items} />}
          {areasHeading && services.areas && (
            <Section labelledBy="areas">
              <SectionHead id="areas" heading={areasHeading}>
                <Places items={services.areas.items} />
              </SectionHead>
            </Section>
          )}
          <Closing content={gallery.closing} settings={settings} ground="sand" />
        </div>
      </>
    ),
  }
}
