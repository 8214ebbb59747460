import type { HomeAndConstructionBusiness, Organization } from 'schema-dts'
import type { Resources } from '../components/resources.ts'
import { networksOf } from '../model/firm/social.ts'
import type { Page } from '../model/page.ts'
import { routes } from '../model/routes.ts'
import type { SharedSite } from '../model/site.ts'
import { daysFrom } from '../model/text/dates.ts'

export function businessId({ absolute }: Resources): string {
  return `${absolute(routes.home)}#business`
}

/**
 * The firm for search engines. Where it introduces itself (home, about, contact) it is a local business, which needs an
 * address; elsewhere it is an organization, which the shared @id identifies. Opening hours are those of the office, not
 * of the phone.
 */
export function business(
  page: Page,
  site: SharedSite,
  resources: Resources,
): HomeAndConstructionBusiness | Organization {
  const named = { '@id': businessId(resources), name: site.settings.firm.name, url: resources.absolute(routes.home) }
  if (!['home', 'about', 'contact'].includes(page.kind)) return { '@type': 'Organization', ...named }
  return { '@type': 'HomeAndConstructionBusiness', ...named, ...details(page, site, resources) }
}

function details(page: Page, { settings, services, specialHours }: SharedSite, resources: Resources) {
  const { firm, contact, hours, social } = settings
  const { absolute, asset, card, origin, picture } = resources
  const opening = hours.flatMap(({ dayOfWeek, opens, closes }) =>
    opens ? { '@type': 'OpeningHoursSpecification' as const, dayOfWeek, opens, closes } : [],
  )
  const openDays = [...new Set(opening.flatMap(({ dayOfWeek }) => dayOfWeek))]
  const elsewhere = [...networksOf(social), social.third].flatMap((network) => network?.url || [])
  return {
    legalName: firm.legalName,
    description: firm.description,
    logo: new URL(firm.logo ? picture(firm.logo).logo : asset('icons/512.png'), origin).href,
    image: absolute(`/${card(page).file}`),
    telephone: contact.phone,
    email: contact.email,
    foundingDate: String(firm.founded),
    address: {
      '@type': 'PostalAddress' as const,
      streetAddress: contact.street,
      postalCode: contact.postcode,
      addressLocality: contact.city,
      addressCountry: contact.countryCode,
    },
    areaServed: services.areas?.items,
    ...(opening.length > 0 && { openingHoursSpecification: opening }),
    ...(specialHours.length > 0 && {
      specialOpeningHoursSpecification: specialHours.map(({ from, until, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        validFrom: from,
        validThrough: until,
        // In a week or more, days that are closed otherwise still are.
        ...(opens && openDays.length > 0 && daysFrom(from, until) >= 7 && { dayOfWeek: openDays }),
        // Closed all day is expressed as 00:00 to 00:00.
        opens: opens ?? '00:00',
        closes: closes ?? '00:00',
      })),
    }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  }
}
