import * as z from 'zod'
import { isSample, phoneFault, shownPhone } from '../phoneNumber.ts'
import { httpsLink, line, object } from './fields.ts'

/** The maps that people share are not those that may stand in other pages. */
const mapAddress = httpsLink.refine(
  (url) => !/^https:\/\/([\w.]*\.)?(google\.[\w.]+|goo\.gl)\//.test(url) || /\/maps\/embed|[?&]output=embed/.test(url),
  'must be the address of a map for other pages (Google Maps: Share, Embed a map, what stands behind src=)',
)

/** A form sends names and numbers: in the open only to a service that is tried out on this machine. */
const formService = line.regex(
  /^(https:\/\/\S+|http:\/\/(localhost|127\.0\.0\.1)[:/]\S*)$/,
  'must be an address that begins with https://',
)

/** In one form, however it is written. */
const phone = line.transform(shownPhone)

/** How the firm is reached. Numbers of the sample firm, which nobody can call, will do while they are marked as samples. */
export const contactDetails = object({
  phone,
  mobile: phone,
  landlineChat: phone.optional(),
  email: z.email('must be an e-mail address'),
  street: line,
  postcode: line,
  city: line,
  country: line,
  countryCode: z.string().regex(/^[A-Z]{2}$/, 'must be the two capital letters of the country, like MY'),
  mapsUrl: httpsLink,
  mapEmbedUrl: mapAddress.optional(),
  replyTime: line,
  replyPromise: line,
  phoneHoursLabel: line,
  phoneHours: line,
  endpoint: formService.optional(),
})
  .refine(({ countryCode, postcode }) => countryCode !== 'MY' || /^\d{5}$/.test(postcode), {
    path: ['postcode'],
    error: 'must have five digits, in quotes if it begins with 0',
  })
  .superRefine(({ phone, mobile, landlineChat, sample }, { addIssue }) => {
    const numbers = { phone, mobile, ...(landlineChat && { landlineChat }) }
    for (const [key, number] of Object.entries(numbers)) {
      const message = phoneFault(number, { chat: key === 'mobile' })
      const isMarked = sample && isSample(number)
      if (message && !isMarked) addIssue({ code: 'custom', path: [key], message })
    }
  })
