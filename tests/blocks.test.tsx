import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Blocks } from '../src/components/Blocks/Blocks.tsx'
import { type Resources, ResourcesContext } from '../src/components/resources.ts'
import type { Article } from '../src/model/article.ts'
import type { Block } from '../src/model/blocks.ts'
import { inlinesOf } from '../src/model/blocks.ts'
import type { Site } from '../src/model/site.ts'
import { feedHtml } from '../src/pages/feed.tsx'

/* The blocks that the specification does not know: pictures and quotations. */

const resources: Resources = {
  origin: 'https://www.example.com',
  href: (route) => route,
  asset: (file) => `/${file}`,
  absolute: (route) => `https://www.example.com${route}`,
  card: () => undefined,
  picture: ({ file }) => ({
    width: file.includes('tall') ? 600 : 1280,
    height: 800,
    widths: [640, 1280],
    small: [],
    url: (width, type) => `/images/a-${width}.${type}`,
    className: 'q0',
  }),
}

const show = (block: Block) =>
  renderToStaticMarkup(
    <ResourcesContext value={resources}>
      <Blocks blocks={[block]} />
    </ResourcesContext>,
  ).replace(/ class="[^"]*"/g, '')

const picture: Block = {
  type: 'picture',
  image: { file: 'images/blog/a.jpg', alt: 'A sink.' },
  caption: ['A ', { type: 'emphasis', children: ['stone'] }, ' sink.'],
}
const quote: Block = { type: 'quote', paragraphs: [['Measure twice.'], ['Cut once.']], by: ['A carpenter'] }

test('a picture is described, captioned, and leads to its largest file', () => {
  const html = show(picture)
  expect(html).toMatch(/^<figure><a href="\/images\/a-1280\.webp"><picture><source[^>]*\.avif 1280w/)
  expect(html).toContain('alt="A sink."')
  expect(html).toContain('<figcaption>A <em>stone</em> sink.</figcaption>')
})

test('a picture on another host leads there', () => {
  const image = { url: 'https://x.example/a.jpg', width: 10, height: 10, alt: 'A.' }
  expect(show({ type: 'picture', image })).toContain('<a href="https://x.example/a.jpg"><img')
})

test('a quotation keeps its paragraphs, and names who said it', () => {
  expect(show(quote)).toBe(
    '<figure><blockquote><p>Measure twice.</p><p>Cut once.</p></blockquote><figcaption>A carpenter</figcaption></figure>',
  )
})

test('their words count as words of the article', () => {
  expect(inlinesOf(quote)).toEqual([['Measure twice.'], ['Cut once.'], ['A carpenter']])
  expect(inlinesOf(picture)).toHaveLength(1)
})

test('in the feed their addresses are absolute, and what cannot be shown is left out', () => {
  const html = feedHtml(
    { id: 1, blocks: [picture, quote, { type: 'unsupported' }] } as unknown as Article,
    { together: [] as string[] } as unknown as Site,
    resources,
  )
  expect(html).toContain('href="https://www.example.com/images/a-1280.webp"')
  expect(html).toContain('https://www.example.com/images/a-640.avif 640w')
  expect(html).not.toMatch(/(?:src|href|srcset)="\//i)
  expect(html).toMatch(/<blockquote>.*<\/figure>$/)
})
