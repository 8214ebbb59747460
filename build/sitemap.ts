import type { Addresses } from '../src/model/routes.ts'
import type { Rendered } from './render.ts'
import { escapeXml } from './xml.ts'

/** Sitemap of the pages that may be listed, with the dates that content gives and the pictures that pages show
 * (sitemaps.org protocol 0.9, Google's image extension). */
export function sitemap(pages: readonly Rendered[], { absolute, asset, origin }: Addresses): string {
  const urls = pages.map(({ route, published, modified, pictures }) => {
    const date = modified ?? published
    const images = largest(pictures).map(
      (file) => `<image:image><image:loc>${escapeXml(origin + asset(file))}</image:loc></image:image>`,
    )
    return `<url><loc>${escapeXml(absolute(route))}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}${images.join('')}</url>`
  })
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${urls.join('\n')}\n</urlset>\n`
}

/** The widest WebP variant of each picture. */
function largest(pictures: readonly string[]): string[] {
  const widest = new Map<string, { file: string; width: number }>()
  for (const file of pictures) {
    const [, name, width] = /^images\/(.+)-(\d+)\.webp$/.exec(file) ?? []
    if (name && Number(width) > (widest.get(name)?.width ?? 0)) widest.set(name, { file, width: Number(width) })
  }
  return [...widest.values()].map(({ file }) => file)
}
