import type { LocalPicture } from './schema.ts'
import type { SiteOptions } from './site.ts'
import type { Source } from './source.ts'
import { unpublished } from './unpublished.ts'

/** A picture that content refers to, and where. */
export interface PictureUse {
  readonly image: LocalPicture
  /** The content file, and the path into its data. */
  readonly entry: string
  readonly path: readonly PropertyKey[]
}

/** Every picture of what is shown, with its place in content. */
export function pictureUses(source: Source, { now, drafts }: SiteOptions): PictureUse[] {
  const { home, about, services, gallery, contact, articles, notes } = source
  const shown = [...articles, ...notes].filter(({ data }) => drafts || !unpublished(data, now))
  return [home, about, services, gallery, contact, ...shown].flatMap(({ file, data }) => picturesIn(data, file, []))
}

function picturesIn(value: unknown, entry: string, path: readonly PropertyKey[]): PictureUse[] {
  if (value === null || typeof value !== 'object') return []
  if ('file' in value && 'alt' in value) return [{ image: value as LocalPicture, entry, path }]
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return keys.flatMap((key) => picturesIn((value as Record<PropertyKey, unknown>)[key], entry, [...path, key]))
}
