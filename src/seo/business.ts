import type { HomeAndConstructionBusiness } from 'schema-dts'
import type { Resources } from '../components/resources.ts'
import { routes } from '../model/routes.ts'
import type { Site } from '../model/site.ts'

export function businessId({ absolute }: Resources): string {
  return `${absolute(routes.home)}#business`
}

/** The firm as search engines know local businesses; opening hours are the 'Hours' set (specification, section 9). */
export function business({ settings, services }: Site, resources: Resources): HomeAndConstructionBusiness {
  const { firm, contact, hours, social } = settings
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': businessId(resources),
    name: firm.name,
    legalName: firm.legalName,
    description: firm.description,
    url: resources.absolute(routes.home),
    logo: resources.absolute('/icons/512.png'),
    image: resources.absolute('/icons/512.png'),
    telephone: contact.phone,
    email: contact.email,
    foundingDate: String(firm.founded),
    address: {
      '@type': 'PostalAddress',
      streetAddress: contact.street,
      postalCode: contact.postcode,
      addressLocality: contact.city,
      addressCountry: contact.countryCode,
    },
    areaServed: services.areas.items,
    openingHoursSpecification: hours.flatMap(({ dayOfWeek, opens, closes }) =>
      opens && closes ? { '@type': 'OpeningHoursSpecification' as const, dayOfWeek, opens, closes } : [],
    ),
    sameAs: [social.instagram, social.facebook],
  }
}
