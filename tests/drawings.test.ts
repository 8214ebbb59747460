import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'

/* Figures of articles as they are built: src/components/Figure. */

test.each([
  [3, ['Galley', '1,000 mm between', 'Five layouts from above']],
  [10, ['Accent', 'one thing picked out', 'three switches']],
  [17, ['Wet', 'shower, trap and the full fall', 'one side of the screen']],
  [18, ['40%', 'start of work', 'Four payments']],
] as const)('the figure of article %i says in words what it draws, at most 1.5 KB of it', (id, said) => {
  const page = readFileSync(join(inject('dist'), `blog/${id}/index.html`), 'utf8')
  const figure = /<figure[\s\S]*?<\/figure>/.exec(page)?.[0] ?? ''
  const words = figure
    .replace(/<svg[\s\S]*?<\/svg>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
  for (const each of said) expect(words).toContain(each)
  expect(figure.match(/<svg(?![^>]*aria-hidden="true")/g)).toBeNull()
  expect(Buffer.byteLength(figure)).toBeLessThanOrEqual(1_536)
})
