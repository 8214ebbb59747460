import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseMarkdown } from '../../build/markdown/markdown.ts'
import { Figure } from '../../src/components/Figure/Figure.tsx'
import { type Resources, ResourcesContext } from '../../src/components/resources.ts'
import { filesIn, project } from '../helpers.ts'

/* The drawn figures of the shipped articles. */

const folder = join(project, 'content/blog')
const texts = filesIn(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
const blocks = (await Promise.all(texts.map(parseMarkdown))).flatMap((parsed) => parsed.blocks)
const figures = blocks.flatMap((block) => (block.type === 'figure' ? [block] : []))

test.each(figures.map((figure) => [figure.name, figure] as const))(
  'the figure %s says in words what it draws, in at most 1.5 KB',
  (_, figure) => {
    const resources = { asset: (file: string) => `/${file}` } as Resources
    const shown = createElement(ResourcesContext, { value: resources }, createElement(Figure, { figure }))
    const html = renderToStaticMarkup(shown)
    const words = html.replace(/<svg[\s\S]*?<\/svg>|<[^>]+>/g, ' ').replace(/\s+/g, ' ')
    for (const point of figure.data.flatMap((each) => each.split(/:\s*/))) expect(words).toContain(point)
    expect(html.match(/<svg(?![^>]*aria-hidden="true")/g)).toBeNull()
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(1_536)
  },
)
