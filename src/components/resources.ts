import { createContext, use } from 'react'
import type { Page, PictureAsset } from '../model/page.ts'
import type { PictureView } from '../model/pictures/upright.ts'
import type { Addresses } from '../model/routes.ts'

/** What components need from the generator: URLs, and the files made from a picture. */
export interface Resources extends Addresses {
  picture(image: PictureView): PictureAsset
  /** The address of the icon of a firm that has its own logo: it replaces our mark. */
  readonly icon?: string
  /** The social card of a page: its file in dist and its alternative text. */
  card(page: Page): { readonly file: string; readonly alt: string }
}

export const ResourcesContext = createContext<Resources | undefined>(undefined)

/** Returns the resources of the page being rendered. Throws outside a page. */
export function useResources(): Resources {
  const resources = use(ResourcesContext)
  if (!resources) throw new Error('useResources() works only while a page is rendered')
  return resources
}
