import { isReady } from '../article/unpublished.ts'
import type { Content, Entry } from '../content.ts'
import type { Position } from '../position.ts'
import type { LocalPicture } from '../schema/fields.ts'
import { opensPage, uprightOf } from './upright.ts'

/** A picture that content refers to, and where. */
export interface PictureUse {
  readonly image: LocalPicture
  /** The content file, and the path into its data. */
  readonly entry: string
  readonly path: readonly PropertyKey[]
  /** The position in an article's body, instead of a path. */
  readonly at?: Position
  /** Horizontal position, in percent as in `object-position`, of an upright part that phones show as well. */
  readonly cut?: number
  /** Whether it is shown all white on photographs, which takes a transparent background. */
  readonly turnsWhite?: boolean
}

/** Every picture in the content that is shown now or, in scheduled articles, later, with its location. */
export function pictureUses(content: Content, drafts: boolean): PictureUse[] {
  const { settings, articles, notes, ...documents } = content
  const shown = [...articles, ...notes].filter((each) => drafts || isReady(each))
  const turnsWhite = !settings.data.firm.logo?.onDark
  const logos = picturesIn(settings.data.firm, settings.file, ['firm']).map((use) => ({ ...use, turnsWhite }))
  const pages: readonly Entry<unknown>[] = [...Object.values(documents), ...shown]
  const between = shown.flatMap(({ file, pictures }) =>
    pictures.map(({ image, ...at }) => ({ image, entry: file, path: [], at })),
  )
  return [...logos, ...pages.flatMap(({ file, data }) => picturesIn(data, file, [])), ...between]
}

function picturesIn(value: unknown, entry: string, path: readonly PropertyKey[]): PictureUse[] {
  if (value === null || typeof value !== 'object') return []
  const own = 'file' in value && 'alt' in value ? usesOf(value as LocalPicture, entry, path) : []
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return [
    ...own,
    ...keys.flatMap((key) => picturesIn((value as Record<PropertyKey, unknown>)[key], entry, [...path, key])),
  ]
}

/** A picture. If its page opens with it, phones also show an upright part of it or of its `tall` counterpart. */
function usesOf(image: LocalPicture, entry: string, path: readonly PropertyKey[]): PictureUse[] {
  if (!opensPage(path)) return [{ image, entry, path }]
  const { file, cut } = uprightOf(image)
  if (!image.tall) return [{ image, entry, path, cut }]
  return [
    { image, entry, path },
    { image: { ...image, file }, entry, path: [...path, 'tall'], cut },
  ]
}
