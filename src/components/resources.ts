import { createContext, use } from 'react'
import type { Page, PictureAsset } from '../model/page.ts'
import type { Addresses } from '../model/routes.ts'
import type { Shot } from '../model/upright.ts'

/** What components ask the generator for: addresses, and what became of a picture. */
export interface Resources extends Addresses {
  picture(image: Shot): PictureAsset
  /** The social card of a page, if it has one: file of dist, and alternative text. */
  card(page: Page): { readonly file: string; readonly alt: string } | undefined
}

export const ResourcesContext = createContext<Resources | undefined>(undefined)

/** The resources of the page being rendered. Throws outside of one. */
export function useResources(): Resources {
  const resources = use(ResourcesContext)
  if (!resources) throw new Error('Components that make addresses work inside a page only')
  return resources
}
