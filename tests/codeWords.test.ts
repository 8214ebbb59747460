import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn, project } from './helpers.ts'

/* Words that visitors read, or hear, stand in content. Names of other firms are no words, and keywords neither. */

const NAMES = ['Instagram', 'Facebook', 'return']

/** Words between tags, and in attributes that are read. Code has other marks between its angles than a text. */
const BETWEEN = /(?<![=-])>\s*([^<>{}=;()|&:`[\]]*\p{L}{2}[^<>{}=;()|&:`[\]]*?)\s*[<{]/gu
const ATTRIBUTE = /\s(?:alt|title|placeholder|label|heading|aria-label|aria-valuetext)="([^"]*\p{L}{2}[^"]*)"/gu
const GENERATED = /content: "([^"]*\p{L}{2}[^"]*)"/gu

test('markup and styles say nothing themselves', () => {
  const found = filesIn(join(project, 'src')).flatMap((file) => {
    if (!/\.(tsx|css)$/.test(file)) return []
    const code = readFileSync(join(project, 'src', file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    const patterns = file.endsWith('.css') ? [GENERATED] : [BETWEEN, ATTRIBUTE]
    const said = patterns.flatMap((pattern) => [...code.matchAll(pattern)].map(([, text = '']) => text))
    return said.filter((text) => !NAMES.includes(text)).map((text) => `${file}: ${text}`)
  })
  expect(found).toEqual([])
})
