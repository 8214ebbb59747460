import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { parse } from 'yaml'
import type { Gallery } from '../../src/model/schema/gallery.ts'
import { project } from '../helpers.ts'

/* The parts of the gallery page, as its visitors find them. */

export const { items }: Gallery = parse(readFileSync(join(project, 'content/gallery.yaml'), 'utf8'))

export type Item = Gallery['items'][number]

export function region(page: Page): Locator {
  return page.getByRole('region', { name: 'All views' })
}

/** Those that are shown. */
export function photos(page: Page): Locator {
  return region(page).getByRole('listitem')
}

export function choice(page: Page, name: string): Locator {
  return region(page)
    .getByRole('group', { name: 'Filter by project' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
}

/** What the filter announces. */
export async function said(page: Page): Promise<string> {
  return region(page).getByRole('status').innerText()
}

/** What the address bar shows, without the origin. */
export function address(page: Page): string {
  return page.url().slice(new URL(page.url()).origin.length)
}

/** The comparison of before and after. */
export function comparison(page: Page): Locator {
  return page.getByRole('figure').first()
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
