import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Files } from '../helpers.ts'
import { PATIENCE } from './plainSite.ts'
import { article, smallSite } from './smallSite.ts'
import { expectTold } from './told.ts'

/* Files of content and public that are not what they should be: in bytes, size, name or place. */

const site = smallSite()

beforeAll(async () => {
  expect(await site.build()).toMatchObject({ code: 0 })
})
afterEach(() => site.restore())

const utf16 = Buffer.from(`\ufeff${article}`, 'utf16le')
const page = readFileSync(join(site.root, 'content/site.yaml'), 'utf8')
const jpeg = readFileSync(join(site.root, 'content/images/blue.jpg'))
const picture = 'content/images/blue.jpg'
const a = 'content/blog/1.md'

describe('a file', () => {
  test.each<[what: string, files: Files, told: string]>([
    [
      'with a letter in Latin-1',
      { [a]: Buffer.from(article.replace('quiet', 'qui\u00e9t'), 'latin1') },
      `${a}:3: not saved as UTF-8`,
    ],
    ['in UTF-16', { [a]: utf16 }, `${a}:1: not saved as UTF-8`],
    ['in UTF-16 that settings are', { 'content/site.yaml': Buffer.from(page, 'utf16le') }, 'content/site.yaml'],
    ['that is a picture', { [a]: jpeg }, `${a}:1: not saved as UTF-8`],
    ['of NULs', { [a]: '\0'.repeat(1000) }, `${a}:1: does not begin with "---"`],
    [
      'with a byte order mark and a slip',
      { [a]: `\ufeff${article.replace('title', 'titel')}` },
      `${a}:3: There is no "titel"`,
    ],
    [
      'with Windows line ends and a slip',
      { [a]: article.replace('title', 'titel').replaceAll('\n', '\r\n') },
      `${a}:3: There is no "titel"`,
    ],
    [
      'with old Mac line ends and a slip',
      { [a]: article.replace('title', 'titel').replaceAll('\n', '\r') },
      `${a}:3: There is no "titel"`,
    ],
    ['of more than 256 KB', { [a]: article + 'A word. '.repeat(257 * 128) }, `${a} The file holds 257 KB of text`],
    ['in too many quotes', { [a]: `${article}\n${'> '.repeat(21)}a\n` }, `${a}:26: too deep inside each other`],
    ['indented too far', { [a]: `${article}\n${' '.repeat(101)}- a\n` }, `${a}:26: too deep inside each other`],
    ['of too many marks', { [a]: `${article}\n${'a *b* c\n'.repeat(151)}` }, `${a}:176: more than 300 of the marks`],
    [
      'of too many blocks',
      { [a]: `${article}\n${':::callout\na\n:::\n'.repeat(201)}` },
      `${a}:626: more than 200 blocks`,
    ],
    [
      'of many faults',
      { [a]: article.replace('tags', `${Array.from({ length: 120 }, (_, at) => `k${at}: 1\n`).join('')}tags`) },
      `${a} The file has 20 more problems`,
    ],
    ['that is missing', { 'content/site.yaml': null }, 'content/site.yaml The file is missing'],
    ['that is missing: redirects', { 'content/redirects.yaml': null }, 'content/redirects.yaml The file is missing'],
    ['of two documents', { 'content/site.yaml': `a: 1\n---\n${page}` }, 'content/site.yaml:2:'],
    ['of text named .jpg', { [picture]: 'No picture.\n' }, `${a}:10: cannot be read as a picture`],
    ['of half a picture', { [picture]: jpeg.subarray(0, jpeg.length / 2) }, `${a}:10: cannot be read as a picture`],
    ['of nothing, named .jpg', { [picture]: '' }, `${a}:10: cannot be read as a picture`],
    ['that is a page named .jpg', { [picture]: '<html></html>' }, `${a}:10: cannot be read as a picture`],
    ['of a picture that is gone', { [picture]: null }, `${a}:10: There is no picture`],
    ['in the place of a page', { 'public/about': 'x' }, 'public/about about is made twice'],
    ['in the place of a file of ours', { 'public/sitemap.xml': 'x' }, 'public/sitemap.xml is made twice'],
    [
      'beside a page whose name it has but for case',
      { 'public/About/index.html': 'x' },
      'public/About/index.html is made twice',
    ],
    ['that is a drawing and none', { 'public/favicon.svg': 'A note.' }, 'public/favicon.svg cannot be read'],
  ])('%s', { timeout: PATIENCE }, async (_, files, told) => {
    site.write(files)
    const [, place = '', says = ''] = /^(\S+) ?(.*)$/.exec(told) ?? []
    await expectTold(site, { level: 'error', place, says })
  })

  test.each<[what: string, files: Files, told: string]>([
    ['with a byte order mark', { [a]: `\ufeff${article}` }, ''],
    ['with Windows line ends', { [a]: article.replaceAll('\n', '\r\n') }, ''],
    ['with old Mac line ends', { [a]: article.replaceAll('\n', '\r') }, ''],
    ['without an end of its last line', { [a]: article.trimEnd() }, ''],
    ['with spaces behind its fences', { [a]: article.replaceAll('---\n', '---  \n') }, ''],
    ['with a NUL in its text', { [a]: `${article}a\0b` }, ''],
    ['of 255 KB', { [a]: article + 'A word. '.repeat(254 * 128) }, ''],
    [
      'that an editor leaves',
      { 'content/blog/.#1.md': 'x', 'content/blog/1.md~': 'x', 'content/blog/1.md.swp': 'x' },
      '',
    ],
    ['named .MD', { 'content/blog/4.MD': article }, 'content/blog/4.MD warning This is not read'],
    ['named .markdown', { 'content/blog/4.markdown': article }, 'content/blog/4.markdown warning This is not read'],
    ['named .txt', { 'content/blog/4.md.txt': article }, 'content/blog/4.md.txt warning This is not read'],
    ['in a folder of its own', { 'content/blog/more/4.md': article }, 'content/blog/more warning This is not read'],
    ['beside the pages', { 'content/sitee.yaml': 'a: 1' }, 'content/sitee.yaml warning Did you mean "site.yaml"?'],
    ['that is a note beside the pages', { 'content/22.md': 'a' }, 'content/22.md warning Move it to content/blog'],
    ['with a secret in public', { 'public/.env': 'KEY=1' }, 'public/.env warning are not published'],
    ['of a repository in public', { 'public/.git/config': 'x' }, 'public/.git/config warning are not published'],
    ['for certificates in public', { 'public/.well-known/a.txt': 'x' }, ''],
  ])('%s is no reason to stop', { timeout: PATIENCE }, async (_, files, told) => {
    site.write(files)
    const [, place = '', says = ''] = /^(\S+) warning (.*)$/.exec(told) ?? []
    await expectTold(site, { level: place ? 'warning' : 'none', place, says })
  })
})
