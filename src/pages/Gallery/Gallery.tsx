import { Closing } from '../../components/Closing/Closing.tsx'
import { Hero } from '../../components/Hero/Hero.tsx'
import { Places } from '../../components/Places/Places.tsx'
import { Section, SectionHead } from '../../components/Section/Section.tsx'
import * as text from '../../components/Text/Text.module.css'
import type { Page } from '../../model/page.ts'
import { routes } from '../../model/routes.ts'
import type { Site } from '../../model/site.ts'
import { Clients } from './Clients.tsx'
import { Comparisons } from './Comparisons.tsx'
import { Photos } from './Photos.tsx'
import { Summaries } from './Summaries.tsx'

/** The gallery: comparisons, all photographs, and what they say about the firm (specification, section 2, Gallery). */
export function galleryPage({ gallery, home, services, settings }: Site): Page {
  return {
    route: routes.gallery,
    kind: 'gallery',
    early: { gallery: null },
    file: 'content/gallery.yaml',
    title: gallery.metaTitle,
    name: gallery.title,
    description: gallery.metaDescription,
    index: true,
    image: gallery.hero,
    breadcrumbs: [{ name: gallery.title, route: routes.gallery }],
    header: 'picture',
    body: <Body gallery={gallery} home={home} services={services} settings={settings} />,
  }
}

function Body({ gallery, home, services, settings }: Pick<Site, 'gallery' | 'home' | 'services' | 'settings'>) {
  return (
    <>
      <Hero image={gallery.hero} headline={gallery.title.replace('&', '*&*')}>
        <p className={`${text.lead} ${text.measure}`}>{gallery.intro}</p>
      </Hero>
      <Comparisons heading={gallery.comparisonHeading} projects={gallery.projects} items={gallery.items} />
      <Photos heading={gallery.gridHeading} items={gallery.items} />
      <Summaries content={gallery.summaries} />
      <Clients
        heading={gallery.testimonials.heading}
        statement={gallery.testimonials.statement}
        items={home.testimonials.items}
      />
      <Section labelledBy="areas">
        <SectionHead id="areas" heading={gallery.areasHeading}>
          <Places items={services.areas.items} />
        </SectionHead>
      </Section>
      <Closing content={gallery.closing} settings={settings} ground="sand" />
    </>
  )
}
