import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { project, put } from '../helpers.ts'
import { indexed, read } from './built.ts'

/* What pages say to machines (schema.org). */

interface Node {
  readonly file: string
  readonly node: Record<string, unknown>
}

const graphs = indexed.map((file) => ({
  file,
  graph: JSON.parse(/<script type="application\/ld\+json">([^<]*)<\/script>/.exec(read(file))?.[1] ?? '{}'),
}))
const nodes = graphs.flatMap(({ file, graph }) => graph['@graph'].map((node: unknown) => ({ file, node }) as Node))
const ofType = (type: string): Node[] => nodes.filter(({ node }) => node['@type'] === type)

test('every type and property exists in the vocabulary of schema.org', () => {
  const file = join(project, '.cache/test/jsonLd.ts')
  const checks = graphs.map(({ graph }, index) => `export const g${index}: Graph = ${JSON.stringify(graph)}`)
  put(file, `import type { Graph } from 'schema-dts'\n${checks.join('\n')}\n`)
  const tsc = join(project, 'node_modules/typescript/bin/tsc')
  const flags = '--ignoreConfig --noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler'.split(' ')
  expect(execFileSync(process.execPath, [tsc, ...flags, file], { encoding: 'utf8' })).toBe('')
})

/** Required and recommended properties of the search engines' documentation for each type. */
test.each([
  ['BlogPosting', 'headline image datePublished dateModified author publisher'],
  ['BreadcrumbList', 'itemListElement'],
  ['FAQPage', 'mainEntity'],
  ['ImageGallery', 'name image'],
  ['Service', 'name description provider areaServed'],
  ['WebSite', 'name url'],
  ['WebPage', 'name url description about'],
])('every %s has %s', (type, properties) => {
  expect(ofType(type).length).toBeGreaterThan(0)
  const missing = ofType(type).flatMap(({ file, node }) =>
    properties.split(' ').flatMap((property) => (node[property] === undefined ? `${file}: ${property}` : [])),
  )
  expect(missing).toEqual([])
})

test('the firm introduces itself in full on home, about and contact', () => {
  const properties = 'name address telephone email url image openingHoursSpecification areaServed foundingDate sameAs'
  for (const file of ['index.html', 'about/index.html', 'contact/index.html']) {
    const firm = ofType('HomeAndConstructionBusiness').find((each) => each.file === file)?.node ?? {}
    expect([file, properties.split(' ').filter((property) => firm[property] === undefined)]).toEqual([file, []])
  }
})

test('every @id that is referred to is defined on the same page', () => {
  for (const { file, graph } of graphs) {
    const defined = new Set(graph['@graph'].map((node: Record<string, string>) => node['@id']))
    const used = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id)
    expect([file, used.filter((id) => !defined.has(id))]).toEqual([file, []])
  }
})

describe('what a page shows is in its graph', () => {
  test.each<[type: string, counts: unknown[]]>([
    ['Service', [3]],
    ['BlogPosting', [6]],
    ['BreadcrumbList', [indexed.length - 1]],
  ])('%s: %j', (type, [count]) => {
    expect(ofType(type)).toHaveLength(count as number)
  })

  test('the questions, and a picture of each project', () => {
    expect(ofType('FAQPage')[0]?.node.mainEntity).toHaveLength(4)
    expect(ofType('ImageGallery')[0]?.node.image).toHaveLength(5)
  })
})
