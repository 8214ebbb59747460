import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, settled } from '../chromium/browser.ts'
import { article, type Files, type Fixture, serveDist, site } from '../helpers.ts'
import { isFullRun, pickSome, wordsOf } from './smallSite.ts'

/* Content that tries to call `attack` from scripts: either nothing of it runs in the built site, or it is refused. */

/** The newest article of its day, so that every list starts with it. */
const ID = 1001
const breakouts = [
  '<script>attack()</script>',
  '</script><script>attack()</script>',
  '"><img src=x onerror=attack()>',
  "' onmouseover='attack()' x='",
  '</title><svg onload=attack()>',
  '</style><iframe srcdoc="<script>attack()</script>">',
  '--><body onload=attack()>',
  ']]><x-attack/>',
  '\u2028attack()//',
  '{{attack()}}',
]
const addresses = [
  ...['javascript:attack()', 'JaVaScRiPt:attack()', ' javascript:attack()', 'java\tscript:attack()'],
  ...['javascript&colon;attack()', '&#106;avascript:attack()', 'data:text/html,<script>attack()</script>'],
  ...['vbscript:attack()', 'blob:https://a/b', 'file:///etc/passwd', '//attack.example/x'],
  ...['\\\\attack.example\\x', 'https://a"onclick="attack()'],
]

const all = breakouts.join(' ')
const picture = 'images/blue.jpg'
const hostile = article(
  {
    id: ID,
    ...{ title: all, metaTitle: all, metaDescription: all, author: all, authorBio: all, tags: breakouts },
    image: { file: picture, alt: all },
    cta: { text: all, buttonText: all, buttonLink: '/contact' },
    relatedLinks: [
      { text: all, url: 'https://example.com/?q="><script>attack()</script>', image: { file: picture, alt: all } },
    ],
  },
  [
    ...breakouts,
    ...breakouts.map((text) => `## ${text}`),
    ...breakouts.map((text) => `- ${text}`),
    ...breakouts.map((text) => `\`${text}\` **${text}** [${text}](https://example.com)`),
    ...breakouts.map((text) => `:::callout{icon="${text}" url='https://a.example/${text}'}\n${text}\n:::`),
    ...breakouts.map((text) => `:::table{caption='${text}'}\n| ${text} |\n|-|\n| ${text} |\n:::`),
    ...breakouts.map((text) => `\`\`\`${text}\n${text}\n\`\`\``),
    ...addresses.map((url) => `[a](<${url}>) [b](${url}) <${url}> ![c](<${url}>)`),
    ...addresses.map((url) => `:::callout{url="${url}"}\nRead: ${url}\n:::`),
    ...addresses.map((url, index) => `[d${index}]\n\n[d${index}]: <${url}> "${all}"`),
  ].join('\n\n'),
)

const marks =
  wordsOf(`#␣ -␣ >␣ ↵ ↵↵ * ** \` \`\`\`↵ [ ] ]( ) < > " ' \\ & = |a|b|↵|-|-|↵ | ::: :::callout{icon=" :::callout{url="
    :::table{caption=" "} ↵:::↵ { } <u> <x-attack> </x-attack> <img␣src=x␣onerror=attack()> <script> </script> <!-- --> </p> </main>
    javascript:attack() &lt;script&gt; &#60;b&#62; &colon; https://a.b/ onload=attack() ␣ a`).concat('\0', '\u2028')

function randomArticles(): Files {
  const text = fc.array(fc.constantFrom(...marks), { maxLength: 40 }).map((parts) => parts.join(''))
  const samples = fc.sample(fc.tuple(text, text), isFullRun ? { numRuns: ID - 1 } : { numRuns: 12, seed: 8 })
  const files = samples.map(([title, body], index) => {
    const data = { id: index + 1, title: `t${title}`, tags: [`t${title}`], metaDescription: `t${title}` }
    return [`content/blog/${index + 1}.md`, article(data, body)]
  })
  return Object.fromEntries(files)
}

/** The site with all these articles. Dead links stop a build, so random articles that have some are removed. */
async function hostileSite(): Promise<Fixture> {
  const fixture = site({ ...randomArticles(), [`content/blog/${ID}.md`]: hostile }, { blog: false })
  let { errors } = await fixture.build()
  for (let round = 0; round < 2 && errors.length > 0; round += 1) {
    fixture.write(Object.fromEntries(errors.map((each) => [each.replace(/[: ].*/, ''), null])))
    errors = (await fixture.build()).errors
  }
  expect(errors).toEqual([])
  return fixture
}

/** Fails if a dialog opens, or if anything calls `attack`. */
async function visit(url: string, route: string) {
  const calls: string[] = []
  const prepare = (page: Page) => {
    page.on('dialog', (dialog) => dialog.dismiss().then(() => calls.push('dialog')))
    return page.exposeFunction('attack', () => calls.push('attack'))
  }
  await using page = await open(route, { url, prepare })
  await page.mouse.move(300, 300)
  await page.mouse.wheel(0, 4000)
  await page.waitForLoadState('networkidle')
  await settled(page)
  expect([calls, page.errors]).toEqual([[], []])
}

test('scripts in any field or block of an article neither run nor survive', async () => {
  const fixture = await hostileSite()
  const pages = fixture.dist().filter((file) => file.endsWith('.html'))
  const documents = pages.map((file): [file: string, html: string] => [file, fixture.read(`dist/${file}`)])
  expect(documents.map(([file]) => file)).toContain(`blog/${ID}/index.html`)
  const url = await serveDist(`${fixture.root}/dist`)
  for (const route of [`/blog/${ID}`, ...pickSome(['/blog', '/', '/404.html'], 1)]) await visit(url, route)
  await using page = await open('/', { url })
  expect(await findings(page, documents)).toEqual([])
})

/** Things in documents that this site never writes, as a browser parses them: foreign elements, handlers, URLs. */
async function findings(page: Page, documents: readonly [string, string][]): Promise<string[]> {
  // The site's own policy forbids parsing HTML from strings.
  await page.goto('about:blank')
  return page.evaluate((documents) => {
    const found: string[] = []
    for (const [file, html] of documents) {
      for (const element of new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*')) {
        const tag = element.localName
        if (['u', 'x-attack', 'base', 'object', 'embed'].includes(tag)) found.push(`${file}: <${tag}>`)
        const data = /json/.test(element.getAttribute('type') ?? '')
        if (tag === 'script' && data) JSON.parse(element.textContent ?? '')
        else if (tag === 'script' && element.textContent?.includes('attack')) found.push(`${file}: <script>`)
        for (const { name, value } of element.attributes) {
          const isAddress = /^(href|src|action|formaction|srcdoc|data)$/.test(name)
          const runs = /^\W*(javascript|vbscript|data|blob|file):|^\s*[\\/]{2}/i.test(value)
          if (name.startsWith('on') || (isAddress && runs)) found.push(`${file}: <${tag} ${name}="${value}">`)
        }
      }
    }
    return found
  }, documents)
}
