import { AreasServed } from '../../components/AreasServed/AreasServed.tsx'
import { ArticleLinks } from '../../components/ArticleLinks/ArticleLinks.tsx'
import { Closing } from '../../components/Closing/Closing.tsx'
import { Fold } from '../../components/Fold/Fold.tsx'
import { Places } from '../../components/Places/Places.tsx'
import { relatedArticles } from '../../model/article/related.ts'
import { mainPage } from '../../model/mainPage.ts'
import type { Page } from '../../model/page.ts'
import type { Site } from '../../model/site.ts'
import { FirstNumber } from './FirstNumber.tsx'
import { Process } from './Process.tsx'
import { ServiceBlocks } from './ServiceBlocks.tsx'
import { ServicesHead } from './ServicesHead.tsx'

/** The Services page: what the firm does, the first number, the process step by step, areas, call to action. */
export function servicesPage(site: Site): Page {
  const { services, estimate, articles, settings } = site
  const { areas } = services
  const related = relatedArticles(services.related, articles)
  return {
    ...mainPage('services', site),
    image: services.services[0]?.image,
    header: 'dark',
    body: (
      <>
        <ServicesHead title={services.intro} intro={services.introText} />
        <Fold of="Services" />
        <ServiceBlocks services={services.services} estimate={estimate} settings={settings} />
        {estimate.shown && <FirstNumber content={estimate} settings={settings} />}
        <Process process={services.process} example={estimate.shown ? estimate.example : undefined} />
        {related && <ArticleLinks {...related} />}
        {areas && (
          <AreasServed heading={areas.heading} settings={settings}>
            <Places items={areas.items} />
          </AreasServed>
        )}
        <Closing content={services.closing} settings={settings} ground="sand" />
      </>
    ),
  }
}
