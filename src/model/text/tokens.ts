import { chatLink, chatNumber, telLink } from '../firm/phone.ts'
import type { Settings } from '../schema/settings.ts'

/** The values of {names in braces} in the texts of content. */
export type Tokens = ReadonlyMap<string, string>

/** The firm's own details and `figures`, by token name. They may contain tokens, but circular ones stay unresolved. */
export function tokensOf({ firm, contact }: Settings, figures: Readonly<Record<string, string>>): Tokens {
  const details: [name: string, text: string | undefined][] = [
    ['firm', firm.name],
    ['shortName', firm.shortName],
    ['legalName', firm.legalName],
    ['registrationNo', firm.registrationNo],
    ['founded', String(firm.founded)],
    ['phone', contact.phone],
    ['mobile', contact.mobile],
    ['landlineChat', chatNumber(contact)],
    ['email', contact.email],
    ['street', contact.street],
    ['postcode', contact.postcode],
    ['city', contact.city],
    ['country', contact.country],
    ['phoneHours', contact.phoneHours],
    ['replyTime', contact.replyTime],
    ['replyPromise', contact.replyPromise],
    ...Object.entries(figures),
  ]
  const written = new Map(details.flatMap(([name, text]) => (text ? [[name, text]] : [])))
  const resolve = (text: string, inside: readonly string[]): string =>
    text.replace(TOKEN, (whole, name: string, mark: string) => {
      const value = inside.includes(name) ? undefined : written.get(name)
      return value === undefined ? whole : before(mark, resolve(value, [...inside, name]))
    })
  return new Map([...written].map(([name, text]) => [name, resolve(text, [name])]))
}

/** Matches `{phone}`, and looks at what follows. Braces around anything other than a single name are left alone. */
const TOKEN = /\{ *([\p{L}_][\p{L}\d_-]*) *\}(?=([.,。，]?))/gu

/** A value without the mark at its end that follows anyway: of "{legalName}." or "{street}," only one remains. */
function before(mark: string, value: string): string {
  return mark && value.endsWith(mark) ? value.slice(0, -1) : value
}

/** An address that is a telephone number, alone or in a link: `tel:{phone}`, `[call us](tel:{phone})`. */
const NUMBER = /(?<=^|\]\()(tel:|https:\/\/wa\.me\/)\{ *(\w+) *\}/g

/** A copy of data with the tokens in its texts filled in. Code in articles and unknown tokens are left unchanged. */
export function filled<Data>(data: Data, tokens: Tokens): Data {
  const linked = (whole: string, scheme: string, name: string) => {
    const number = tokens.get(name)
    return number === undefined ? whole : scheme === 'tel:' ? telLink(number) : chatLink(number)
  }
  const fill = (text: string) =>
    text
      .replace(NUMBER, linked)
      .replace(TOKEN, (whole, name: string, mark: string) => before(mark, tokens.get(name) ?? whole))
  return eachText(data, fill) as Data
}

/** The names of all tokens in the texts of some data, without duplicates. */
export function tokenNames(data: unknown): string[] {
  const names = textsIn(data).flatMap(([text]) => [...text.matchAll(TOKEN)].map(([, name = '']) => name))
  return [...new Set(names)]
}

/** A copy of data with every text changed, except code in articles. `change` is also given the path of the text. */
export function eachText(
  data: unknown,
  change: (text: string, path: readonly PropertyKey[]) => string,
  path: readonly PropertyKey[] = [],
): unknown {
  if (typeof data === 'string') return change(data, path)
  if (Array.isArray(data)) return data.map((item, index) => eachText(item, change, [...path, index]))
  if (data === null || typeof data !== 'object' || isCode(data)) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, eachText(value, change, [...path, key])]))
}

/** Every text in some data, except code in articles, with its path. */
export function textsIn(data: unknown): [text: string, path: readonly PropertyKey[]][] {
  const texts: [text: string, path: readonly PropertyKey[]][] = []
  eachText(data, (text, path) => {
    texts.push([text, path])
    return text
  })
  return texts
}

function isCode(data: object): boolean {
  return 'type' in data && data.type === 'code'
}
