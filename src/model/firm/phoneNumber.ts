import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** Parses a number as written in Malaysia: '012-345 6789', '03-7728 1234', '+60 12-345 6789'. Not for the browser. */
function parsePhone(written: string): PhoneNumber | undefined {
  return parsePhoneNumberFromString(written, { defaultCountry: 'MY', extract: false })
}

/** A number as shown: '+60 12-345 6789', or in national form if it only works in Malaysia: '1-300-88-2525'. */
export function shownPhone(written: string): string {
  const number = parsePhone(written)
  if (!number) return written
  if (number.countryCallingCode !== '60') return number.format('INTERNATIONAL', { formatExtension })
  const national = number.formatNational()
  return national.startsWith('0') || isSample(written) ? `+60 ${national.replace(/^0/, '')}` : national
}

/** One form for the extensions of all countries, which telLink reads. */
function formatExtension(number: string, extension: string): string {
  return `${number} ext. ${extension}`
}

/** The error message for a number, undefined if it is valid. One for chats must be a number that WhatsApp can reach. */
export function phoneFault(written: string, chats?: 'mobile' | 'landline'): string | undefined {
  const number = parsePhone(written)
  if (!number && (written.match(/\d/g)?.length ?? 0) > 12) return 'must be a single phone number'
  if (!number || isSample(written)) return `must be a phone number, like ${LIKE}`
  if (!number.isValid()) return `must be a valid phone number, like ${LIKE}`
  if (chats === 'mobile' && !['MOBILE', 'FIXED_LINE_OR_MOBILE'].includes(number.getType() ?? ''))
    return 'must be a mobile number that WhatsApp can reach, like 012-345 6789'
  if (chats && !shownPhone(written).startsWith('+'))
    return 'must be a number that works abroad, as WhatsApp needs one, like 03-7728 1234'
  return undefined
}

const LIKE = '03-7728 1234 or 012-345 6789, or like +65 6123 4567 outside Malaysia'

/** Whether a number is one of the sample content: no real number ends in six zeros. */
export function isSample(written: string): boolean {
  return /0{6}$/.test(written.replace(/\D/g, ''))
}
