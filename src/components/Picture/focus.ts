import type { LocalPicture } from '../../model/schema/fields.ts'

/** The class of a focus, the point of a cropped picture that stays visible: '30% 70%' -> 'f30-70'. */
export function focusOf({ focus }: Pick<LocalPicture, 'focus'>): string | undefined {
  return focus && `f${focus.replaceAll('%', '').replace(' ', '-')}`
}

/** The rules of these classes in a page, for its own style: the content security policy rules out inline styles. */
export function focusRules(markup: string): string {
  const names = new Set(markup.match(/\bf\d{1,3}-\d{1,3}(?=[ "])/g))
  return [...names].map((name) => `.${name}{object-position:${name.slice(1).replace('-', '% ')}%}`).join('')
}
