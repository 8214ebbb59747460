import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { parse } from 'yaml'
import type { Gallery } from '../../src/model/schema/gallery.ts'
import { project } from '../helpers.ts'

/* The parts of the gallery page, as its visitors find them. */

export const { items, projects }: Gallery = parse(readFileSync(join(project, 'content/gallery.yaml'), 'utf8'))

export type Item = Gallery['items'][number]

export function region(page: Page): Locator {
  return page.getByRole('region', { name: 'All views' })
}

/** Those that are shown. */
export function photos(page: Page): Locator {
  return region(page).getByRole('listitem')
}

/** A link of the filter that is shown. */
export function choice(page: Page, name: string): Locator {
  return page
    .getByRole('navigation', { name: /Filter by project|Other projects/ })
    .getByRole('link', { name: new RegExp(`^${name}`) })
}

/** What the filter announces. */
export async function said(page: Page): Promise<string> {
  return (await page.getByRole('main').getByRole('status').textContent()) ?? ''
}

/** The story of a project. */
export function story(page: Page, name: string): Locator {
  return page.getByRole('article', { name, exact: true })
}

/** What the address bar shows, without the origin. */
export function address(page: Page): string {
  return page.url().slice(new URL(page.url()).origin.length)
}

/** The comparison of before and after. */
export function comparison(page: Page): Locator {
  return page.getByRole('region', { name: 'Before and after, compared' }).getByRole('figure')
}

export function slider(page: Page): Locator {
  return page.getByRole('slider', { name: 'Compare before and after' })
}

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`Not shown: ${locator}`)
  return box
}

export function loaded(images: Locator): Promise<boolean[]> {
  return images.evaluateAll((images) =>
    (images as HTMLImageElement[]).map(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  )
}

export function altOf({ image }: Item): string {
  return image.alt
}
