import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { run } from '../build/commands/new.ts'
import type { Options } from '../build/options.ts'
import { now, site } from './helpers.ts'

test.each([
  [/postcode: .*/, 'postcode: 05400', 'contact/index.html', '05400'],
  [/(?<= )phone: .*/, 'phone: 0377281234', 'contact/index.html', '+60 3-7728 1234'],
  [/(?<= )mobile: .*/, 'mobile: +60123456789', 'index.html', 'wa.me/60123456789'],
])('a number is the text that was written: %s, %s', async (from, to, file, shown) => {
  const fixture = site({}, { blog: false })
  fixture.edit('content/site.yaml', from, to)
  expect((await fixture.build()).errors).toEqual([])
  expect(fixture.read(`dist/${file}`)).toContain(shown)
})

test('an address that moved says so in the words of the site', async () => {
  const fixture = site({ 'content/redirects.yaml': '- from: /old\n  to: /about\n' }, { blog: false })
  fixture.edit('content/words.yaml', /(?<=moved:\n {2}title: ).*/, 'Halaman ini telah berpindah')
  expect((await fixture.build()).errors).toEqual([])
  const page = fixture.read('dist/old/index.html')
  expect(page).toContain('<h1>Halaman ini telah berpindah</h1>')
  expect(page).not.toContain('Moved')
})

test('a new article in any script has a file of its own, and its title', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const fixture = site()
  for (const title of ['选择水槽', '选择水槽', 'Memilih sinki'])
    expect(await run({ root: fixture.root, now, words: ['article', title] } as unknown as Options)).toBe(0)
  const names = readdirSync(join(fixture.root, 'content/blog')).filter((name) => /article|sinki/.test(name))
  expect(names.map((name) => name.replace(/^\d+-/, ''))).toEqual(['article.md', 'article.md', 'memilih-sinki.md'])
  expect(fixture.read(`content/blog/${names[0]}`)).toContain('title: "选择水槽"')
  expect((await fixture.build()).errors).toEqual([])
})
