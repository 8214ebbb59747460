import { mkdirSync, readFileSync, renameSync, symlinkSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type Files, put } from '../helpers.ts'
import { article, expectReported, file, linkTo, pickSome, pipe, smallSite } from './smallSite.ts'

/* Files in content and public that are not as they should be: in bytes, size, name, place or kind. */

const site = smallSite()
const at = (name: string) => join(site.root, name)

beforeAll(async () => expect(await site.build()).toMatchObject({ code: 0 }))
afterEach(() => {
  expect(site.leftovers()).toEqual([])
  site.restore()
})

type Row = readonly [what: string, make: Files | (() => unknown), reported?: string]

/** Rows of one kind, of which the short form tests some. */
function group(kind: string, rows: readonly Row[], inShort: number) {
  test.for(pickSome(rows, inShort))(`${kind}: %s`, async ([, make, reported]) => {
    const mend = typeof make === 'function' ? make() : site.write(make)
    await expectReported(site, reported)
    if (typeof mend === 'function') mend()
  })
}

const [settings, blog, one] = ['content/site.yaml', 'content/blog', 'content/blog/1.md']
const picture = 'content/images/blue.jpg'
const yaml = site.read(settings)
const jpeg = readFileSync(at(picture))
const of = (name: string, content: string | Uint8Array | null): Files => ({ [name]: content })
const slip = article.replace('title', 'titel')
const unreadable = `${one}:10: cannot be read as a picture`
const huge = '<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>'
const many = Array.from({ length: 120 }, (_, at) => `k${at}: 1\n`).join('')

const latin1 = Buffer.from(article.replace('q', '\u00e9'), 'latin1')
const bytes: Row[] = [
  ['a letter in Latin-1', of(one, latin1), `${one}:3: not saved as UTF-8`],
  ['UTF-16', of(one, Buffer.from(`\ufeff${article}`, 'utf16le')), `${one}:1: not saved as UTF-8`],
  ['settings in UTF-16', of(settings, Buffer.from(yaml, 'utf16le')), `${settings}:1: not saved as UTF-8`],
  ['a picture as an article', of(one, jpeg), `${one}:1: not saved as UTF-8`],
  ['NULs', of(one, '\0'.repeat(1000)), `${one}:1: does not begin with "---"`],
  ['a byte order mark and a slip', of(one, `\ufeff${slip}`), `${one}:3: "titel" is not a known name`],
  ['Windows line ends and a slip', of(one, slip.replaceAll('\n', '\r\n')), `${one}:3: "titel" is not a known name`],
  ['old Mac line ends and a slip', of(one, slip.replaceAll('\n', '\r')), `${one}:3: "titel" is not a known name`],
  ['two documents', of(settings, `a: 1\n---\n${yaml}`), `${settings}:2: `],
  ['a last line without end', of(one, article.trimEnd())],
  ['spaces behind fences', of(one, article.replaceAll('---\n', '---  \n'))],
  ['a letter beside the pages', of('content/plans.docx', 'A letter.')],
  ['a NUL in a text', of(one, `${article}a\0b`)],
  ['half a picture', of(picture, jpeg.subarray(0, jpeg.length / 2)), unreadable],
  ['text named .jpg', of(picture, 'No picture.\n'), unreadable],
  ['nothing named .jpg', of(picture, ''), unreadable],
  ['text named .svg', of('public/favicon.svg', 'A note.'), 'public/favicon.svg cannot be read'],
]

const sizes: Row[] = [
  ['more than 256 KB', of(one, article + 'A word. '.repeat(257 * 128)), `${one} The file is 257 KB large`],
  ['255 KB', of(one, article + 'A word. '.repeat(254 * 128))],
  ['quotations between addresses', of(one, `${article}\n${'https://a.my "b" '.repeat(6000)}\n`)],
  [
    'a picture pasted as text',
    of(one, `${article}\n<img src="data:${'a'.repeat(250_000)}">\n`),
    `${one}:26: warning HTML`,
  ],
  ['too many quotes', of(one, `${article}\n${'> '.repeat(21)}a\n`), `${one}:26: nested too deeply`],
  ['indented too far', of(one, `${article}\n${' '.repeat(101)}- a\n`), `${one}:26: nested too deeply`],
  ['too many marks', of(one, `${article}\n${'a *b* c\n'.repeat(151)}`), `${one}:176: more than 300 of the marks`],
  ['too many marks below a line', of(one, `${article}\n---\n${'a *b* c\n'.repeat(151)}`), `${one}:177: more than 300`],
  ['a long table', of(one, `${article}\n| a |\n| - |\n${'| **b** |\n'.repeat(200)}`)],
  [
    'too many cells',
    of(one, `${article}\n${'|a'.repeat(100)}\n${'|-'.repeat(100)}\n${'|\n'.repeat(100)}`),
    `${one}:127: more than 10000 cells`,
  ],
  ['a long list', of(one, `${article}\n${'- **b**\n'.repeat(200)}`)],
  ['marks of links', of(one, `${article}\n${'](a'.repeat(60_000)}\n\n${'![](a'.repeat(30)}\n`)],
  ['a long line', of(one, `${article}\n${'-'.repeat(240_000)}x\n`)],
  ['too many blocks', of(one, `${article}\n${':::callout\na\n:::\n'.repeat(201)}`), `${one}:626: more than 200 blocks`],
  ['many faults', of(one, article.replace('tags', `${many}tags`)), `${one} The file has 20 more problems`],
  ['a picture of 900 million pixels', of(picture, huge), `${unreadable}: it has too many pixels`],
  ['a film of 2.2 GB', film, 'public/film.mp4 The file is larger than 1 GB'],
]

const names: Row[] = [
  ['redirects gone', of('content/redirects.yaml', null), 'content/redirects.yaml The file is missing'],
  ['a picture gone', of(picture, null), `${one}:10: There is no picture`],
  ['no content', of('content', null), `${settings} The file is missing`],
  ['no public', of('public', null)],
  ['the name of a page', of('public/about', 'x'), 'public/about The address of about has two sources'],
  [
    'the name of a folder of ours',
    of('public/images', 'x'),
    'public/images The address of images has two sources: content/images',
  ],
  [
    'the name of a page but for case',
    of('public/About/index.html', 'x'),
    'public/About/index.html The address of About/index.html has two sources',
  ],
  ['a file of an old site', of('public/robots.txt', 'x'), 'public/robots.txt Rename or remove this one'],
  ['a list among files with digests', of('public/images/a.pdf', 'x'), 'public/images/a.pdf warning another folder'],
  ['what editors leave', { 'content/blog/.#1.md': 'x', 'content/blog/1.md~': 'x', 'content/blog/1.md.swp': 'x' }],
  ['what Windows leaves', { 'content/blog/Thumbs.db': 'x', 'public/a/desktop.ini': 'x' }],
  ['what macOS leaves', { 'public/.DS_Store': 'x', 'public/a/Icon\r': '' }],
  ['a number sign', of('content/blog/#4-Tips.md', slip), 'content/blog/#4-Tips.md:3: "titel" is not a known name'],
  ['.MD', of('content/blog/4.MD', article), 'content/blog/4.MD warning This is not read'],
  ['.txt', of('content/blog/4.md.txt', article), 'content/blog/4.md.txt warning This is not read'],
  ['a folder of its own', of('content/blog/more/4.md', article), 'content/blog/more warning This is not read'],
  ['settings misspelt', of('content/sitee.yaml', 'a: 1'), 'content/sitee.yaml warning Did you mean "site.yaml"?'],
  ['an article beside pages', of('content/22.md', 'a'), 'content/22.md warning Move it to content/blog'],
  ['articles in another folder', of('content/posts/22.md', article), 'content/posts warning No page is made'],
  ['notes beside the blog', of('content/support/9.md', article), 'content/support warning No page is made'],
  [
    'notes among notes',
    of('content/blog/support/support/9.md', article),
    'content/blog/support/support warning not read',
  ],
  ['a folder in capitals', of('content/Blog/22.md', article), 'content/Blog warning Did you mean "blog"?'],
  ['a secret in public', of('public/.env', 'KEY=1'), 'public/.env warning are not published'],
  ['certificates in public', of('public/.well-known/a.txt', 'x')],
  ['spaces, and letters of all kinds', of('public/a b/客厅 é ñ😀.txt', 'x')],
  ['a line break', of('public/a\nb.txt', 'x'), 'public/a?b.txt The name contains a line break'],
  ['a backslash', of('public/a\\b.txt', 'x'), 'public/a\\b.txt The name contains a line break, a backslash'],
  ['240 letters', of(`public/${'a'.repeat(240)}`, 'x')],
]

const { instead } = site
const elsewhere = (name: string) => () => {
  renameSync(at(name), at('public/elsewhere'))
  symlinkSync(at('public/elsewhere'), at(name))
}
const noFile = { pipe, device: linkTo('/dev/zero'), folder: mkdirSync, 'link to nowhere': linkTo('nowhere') }
const kinds: Row[] = [
  ...Object.entries(noFile).flatMap(([kind, make]): Row[] => [
    [`settings: a ${kind}`, instead(settings, make), `${settings} The file is missing or cannot be read`],
    [`an article: a ${kind}`, instead(one, make), `${one} The file is missing or cannot be read`],
    [`in public: a ${kind}`, instead('public/more', make)],
  ]),
  ['a picture: a pipe', instead(picture, pipe), `${one}:10: cannot be read`],
  ['a picture: a device', instead(picture, linkTo('/dev/zero')), `${one}:10: cannot be read`],
  ['a picture: a folder', instead(picture, mkdirSync), `${one}:10: "images/blue.jpg" is a folder`],
  ['an article: a link to itself', instead(one, linkTo('1.md')), `${one} The file is missing or cannot be read`],
  ['the articles: a file', instead(blog, file), `${blog} The folder of the articles is missing`],
  ['the articles: a link to itself', instead(blog, linkTo('blog')), `${blog} The folder of the articles is missing`],
  ['content: a file', instead('content', file), `${settings} The file is missing`],
  ['public: a file', instead('public', file)],
  ['content: a link', elsewhere('content')],
  ['the articles: a link', elsewhere(blog)],
  ['an article: a link', elsewhere(one)],
  ['in content: a link to above', instead(`${blog}/up`, linkTo('..')), `${blog}/up warning This is not read`],
  ['in public: a link to the folder above', instead('public/up', linkTo('..'))],
  ['in public: a link to the root of the file system', instead('public/all', linkTo('/'))],
  ['in public: a link to itself', instead('public/self', linkTo('self'))],
]

group('bytes', bytes, 3)
group('sizes', sizes, 1)
group('names', names, 3)
group('kinds', kinds, 3)

function film() {
  put(at('public/film.mp4'), '')
  truncateSync(at('public/film.mp4'), 2_200_000_000)
}
