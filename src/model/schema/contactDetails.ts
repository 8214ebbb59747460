import * as z from 'zod'
import { isSample, phoneFault, shownPhone } from '../firm/phoneNumber.ts'
import { COMPLETE, httpsLink, isWebAddress, line, object } from './fields.ts'

/**
 * A map that can be embedded. The Google Maps links that people share cannot be; embed links can. Those of its former
 * host lead to the present one, to which the policy of the page would not let the frame go.
 */
const mapAddress = httpsLink
  .refine(
    (url) =>
      !/^https:\/\/([\w.]*\.)?(google\.[\w.]+|goo\.gl)\//.test(url) || /\/maps\/embed|[?&]output=embed/.test(url),
    'must be the address of an embeddable map (Google Maps: Share, Embed a map, the address after src=)',
  )
  .transform((url) => url.replace('//maps.google.com/', '//www.google.com/'))

/** The form sends personal data, so plain http is only allowed for a service under test on this machine. */
const formService = line
  .regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])\S*$/, 'must be an address that starts with https://')
  .refine((url) => (url.startsWith('http:') ? URL.canParse(url) : isWebAddress(url)), COMPLETE)

/** A phone number in any usual notation, normalised to one format. Whether it can be called is asked below. */
const phone = line.transform(shownPhone)

/** A text that pages put inside lines and sentences, which have marks of their own. */
const part = line.transform((text) => text.replace(/[.,。，]$/, ''))

/** How to reach the firm. The invalid numbers of the sample firm are accepted while they are marked as samples. */
export const contactDetails = object({
  phone,
  mobile: phone,
  landlineChat: phone.optional(),
  email: line.pipe(z.email('must be an e-mail address')),
  street: part.optional(),
  postcode: line.optional(),
  city: part,
  country: part,
  countryCode: z.string().regex(/^[A-Z]{2}$/, 'must be the two capital letters of the country, like MY'),
  mapsUrl: httpsLink.optional(),
  mapEmbedUrl: mapAddress.optional(),
  replyTime: part,
  replyPromise: part,
  phoneHoursLabel: line,
  phoneHours: line,
  endpoint: formService.optional(),
  endpointFields: z.record(line, line).optional(),
})
  .refine(({ countryCode, postcode = '50450' }) => countryCode !== 'MY' || /^\d{5}$/.test(postcode), {
    path: ['postcode'],
    error: 'must have five digits, like 50450',
  })
  .superRefine(({ phone, mobile, landlineChat, sample }, { addIssue }) => {
    const numbers = { phone, mobile, ...(landlineChat && { landlineChat }) }
    for (const [key, number] of Object.entries(numbers)) {
      const chats = number === landlineChat ? 'landline' : 'mobile'
      const message = phoneFault(number, key === 'phone' ? undefined : chats)
      const isMarked = sample && isSample(number)
      if (message && !isMarked) addIssue({ code: 'custom', path: [key], message })
    }
  })
