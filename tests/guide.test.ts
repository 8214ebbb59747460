import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { type Data, edited, project } from './helpers.ts'

/* The examples in the guide for editors (content/README.md), if the firm has kept it, build, and show on the site. */

const file = join(project, 'content/README.md')
const guide = existsSync(file) ? withOwnProjects(readFileSync(file, 'utf8')) : ''

/** Replaces the firm's projects in the guide with those of the fixture site. */
function withOwnProjects(text: string): string {
  const theirs = new Set(text.match(/(?<=^ +(?:- )?(?:category|formerly): +)[A-Z]\w+/gm))
  const ours = parse(readFileSync(join(import.meta.dirname, 'fixtures/site/content/gallery.yaml'), 'utf8')).projects
  return [...theirs].reduce((rest, name, index) => rest.replaceAll(name, ours[index].name), text)
}

/** The example under a heading. */
function example(heading: string, language = 'yaml'): string {
  return guide.split(`\n## ${heading}\n`)[1]?.split(`\`\`\`${language}\n`)[1]?.split('```')[0] ?? ''
}

const image = { file: 'images/wide.jpg', alt: 'A pantry.' }

/** What the guide adds to the lists of a file, with a picture of the fixture site. */
function additions(file: string): Data {
  const text = guide.split(`\`\`\`yaml\n# ${file}\n`)[1]?.split('```')[0] ?? ''
  return parse(text.replace(/images\/[\w./-]+/g, image.file))
}

/** Appends entries to the lists that are there. */
function add(data: Data, more: Data) {
  for (const [key, value] of Object.entries<Data>(more))
    if (Array.isArray(value)) data[key].push(...value)
    else add(data[key], value)
}

test.runIf(guide)('a firm that has followed every example of the guide has a site that says so', async () => {
  const who = parse(example('Change who the firm is'))
  const [renamed] = parse(example('Add or rename a project'))
  const [picture] = parse(example('Add or replace gallery pictures'))
  const { contact, hours } = parse(example('Change the opening hours'))
  const [level] = parse(example('Change a price or a range of weeks'))
  const names = ['about.yaml', 'services.yaml', 'home.yaml', 'contact.yaml']
  const lists = names.map((file) => [file, additions(file)] as const)
  const fixture = edited({
    ...Object.fromEntries(lists.map(([file, more]) => [file, (data: Data) => add(data, more)])),
    'brand.yaml': ({ colours }) => Object.assign(colours, parse(example('Change the colours')).colours),
    'site.yaml': (data) => {
      Object.assign(data, parse(example('Say that the office is closed')), { hours })
      Object.assign(data.firm, who.firm)
      Object.assign(data.contact, who.contact, contact, { sample: undefined })
    },
    'estimate.yaml': ({ levels }) => Object.assign(levels[1], level),
    'gallery.yaml': (data) => {
      data.projects = data.projects.map((each: { name: string }) => (each.name === renamed.formerly ? renamed : each))
      data.items.push({ ...picture, id: picture.id + 100, image, state: 'before' }, { ...picture, image })
    },
  })
  for (const file of ['gallery', 'home', 'services'].map((name) => `content/${name}.yaml`)) {
    const text = fixture.read(file).replaceAll(`category: ${renamed.formerly}`, `category: ${renamed.name}`)
    fixture.write({ [file]: text })
  }
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 4"><path d="M1 1h2v2H1z"/></svg>'
  const article = example('Add an article', 'markdown')
  fixture.write({
    'content/images/logo.svg': logo,
    'content/blog/sink.md': article.replace(/images\/blog\/[\w.-]+/, image.file).replace(/[\w-]+\.md/, '/contact'),
  })

  const { problems } = await fixture.build({ now: '2026-12-20', strict: true })
  // This site has no articles that its other files could link to.
  expect(problems.filter((problem) => !problem.endsWith(' article-gone'))).toEqual([])
  const pageOf = (file: string) => fixture.read(`dist/${file.replace('.yaml', '')}/index.html`.replace('home/', ''))
  const gallery = pageOf('gallery.yaml')
  for (const words of [renamed.name, renamed.done, picture.title]) expect(gallery).toContain(words)
  expect(fixture.read('dist/services/index.html')).toContain(level.includes)
  for (const [file, more] of lists)
    for (const words of JSON.stringify(more).match(/(?<="(?:name|title|question|text)":")[^"{]{8,}/g) ?? [])
      expect([file, pageOf(file)]).toEqual([file, expect.stringContaining(words)])
  expect(fixture.read('dist/llms.txt')).toContain('# Harmoni Sejahtera Design')
  expect(fixture.read('dist/contact/index.html')).toContain('Christmas Eve')
  expect(fixture.read('dist/contact/index.html')).toContain(hours[0].opens.replace('09:00', '9am'))
  expect(fixture.read('dist/blog/19/index.html')).toContain('What suits which sink')
})

test.runIf(guide)('every file and command that the README and the guide name exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
  for (const file of ['README.md', 'content/README.md']) {
    const text = readFileSync(join(project, file), 'utf8')
    const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
    expect([file, commands.filter((name) => !(name in scripts))]).toEqual([file, []])
    const links = [...text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '').matchAll(/\]\((?!https?:)([^)#]+)\)/g)]
    expect(links.filter(([, link = '']) => !existsSync(join(project, dirname(file), link)))).toEqual([])
  }
})
