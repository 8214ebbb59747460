import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fontkit from 'fontkit'
import { expect, inject, test } from 'vitest'
import { filesIn, project } from './helpers.ts'

/* The fonts hold what pages say (build/subsetFonts.mjs). */

const dist = inject('dist')
const pages = filesIn(dist).filter((file) => file.endsWith('.html'))
const said = new Set(pages.flatMap((file) => [...words(readFileSync(join(dist, file), 'utf8'))]))

test.each(['instrument-serif', 'instrument-serif-italic', 'figtree'])(
  '%s has every character that a page shows',
  (name) => {
    const font = fontkit.create(readFileSync(join(project, `src/styles/fonts/${name}.woff2`))) as fontkit.Font
    expect(said.size).toBeGreaterThan(70)
    expect([...said].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))).toEqual([])
  },
)

/** What can be read of a document. */
function words(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/\s/g, ' ')
}
