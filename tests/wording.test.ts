import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unjoined } from '../src/model/text/joints.ts'
import { article, edited, filesIn, project } from './helpers.ts'

/** Words that only appear with many articles, or none. */
const RARE = ['none', 'soon', 'newer', 'older', 'page', 'pageName', 'pages']

test('every word of words.yaml is said somewhere, and can be another one', async () => {
  const words: [name: string, text: string][] = []
  const day = '2026-11-21'
  const fixture = edited({
    'site.yaml': (data) => {
      data.notices = [{ text: 'Moved.', from: day, until: day }]
      data.specialHours = [{ label: 'Deepavali', date: day, closed: true }]
    },
    'words.yaml': (data) => {
      // What is sent stays as it is, since other files choose it.
      for (const name of ['spaceTypes', 'locations', 'projectScopes'])
        data.form[name] = data.form[name].map((each: object | string) =>
          typeof each === 'string' ? { label: each, sentAs: each } : each,
        )
      // Every other text is marked, so that it can be found on the site.
      const { language: _, ...groups } = data
      for (const [group, texts] of Object.entries(groups))
        data[group] = JSON.parse(JSON.stringify(texts), (key, value) => {
          if (typeof value !== 'string' || key === 'sentAs') return value
          const marked = `»${value.replace(/[<>&"]/g, '')}«`
          if (!RARE.includes(key)) words.push([`${group}.${key}`, marked])
          return marked
        })
    },
  })
  fixture.write({
    'content/blog/1.md': article({ updated: '2026-01-01', tags: ['a'] }, 'A.\n\n## B\n\n## C\n\n```\nD\n```\n'),
    'content/blog/2.md': article({ id: 2, relatedLinks: [] }),
    'content/blog/support/1.md': article(),
  })
  expect((await fixture.build()).errors).toEqual([])
  const files = filesIn(`${fixture.root}/dist`).filter((file) => file.endsWith('.html'))
  const site = files.map((file) => unjoined(fixture.read(`dist/${file}`))).join('\n')
  // Everything but the values that the page fills in has to appear.
  const said = ([, text]: [string, string]) => text.split(/\{\w+\}/).every((piece) => site.includes(piece))
  expect(words.length).toBeGreaterThan(100)
  expect(words.filter((word) => !said(word)).map(([name]) => name)).toEqual([])
})

/* Words that visitors read or hear belong in content. Names of other firms are exempt, as are keywords of the code. */

const NAMES = ['Instagram', 'Facebook', 'return']

/** Words between tags and in attributes that are read. Code between angle brackets has punctuation that text lacks. */
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
