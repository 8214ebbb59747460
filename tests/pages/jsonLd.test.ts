import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { edited, project, put } from '../helpers.ts'
import { indexed, read } from './built.ts'

/* What pages tell machines (schema.org). */

type Node = Readonly<Record<string, unknown>>

function graphIn(html: string): { '@graph': Node[] } {
  const [, json = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? []
  return JSON.parse(json)
}
const graphs = indexed.map((file) => ({ file, graph: graphIn(read(file)) }))
const nodes = graphs.flatMap(({ file, graph }) => graph['@graph'].map((node) => ({ file, node })))
const lacking = (node: Node, properties: string) => properties.split(' ').filter((name) => node[name] === undefined)
const ofType = (type: string) => nodes.filter(({ node }) => node['@type'] === type)

test('every type and property exists in the vocabulary of schema.org', () => {
  const file = join(project, '.cache/test/jsonLd.ts')
  const checks = graphs.map(({ graph }, index) => `export const g${index}: Graph = ${JSON.stringify(graph)}`)
  put(file, `import type { Graph } from 'schema-dts'\n${checks.join('\n')}\n`)
  const tsc = join(project, 'node_modules/typescript/bin/tsc')
  const flags = '--ignoreConfig --noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler'.split(' ')
  expect(execFileSync(process.execPath, [tsc, ...flags, file], { encoding: 'utf8' })).toBe('')
})

/** What a page shows is in its graph, with the properties that search engines look for. */
test.each([
  ['BlogPosting', 6, 'headline image datePublished dateModified author publisher'],
  ['BreadcrumbList', indexed.length - 1, 'itemListElement'],
  ['FAQPage', 1, 'mainEntity'],
  ['ImageGallery', 1, 'name url description about'],
  ['Service', 3, 'name description provider areaServed'],
  ['WebSite', 1, 'name url'],
  ['WebPage', 1, 'name url description about'],
])('every %s, of at least %i, has %s', (type, count, properties) => {
  expect(ofType(type).length).toBeGreaterThanOrEqual(count)
  for (const { file, node } of ofType(type)) expect([file, lacking(node, properties)]).toEqual([file, []])
  if (type === 'FAQPage') expect(ofType(type)[0]?.node.mainEntity).toHaveLength(4)
})

test('an author with a portrait, or of the team, is a person, any other the firm or a part of it', () => {
  const authors = ofType('BlogPosting').map(({ node }) => (node.author as Node)['@type'])
  for (const { node } of ofType('BlogPosting')) expect(node.datePublished).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\+08:00$/)
  expect(authors.toSorted()).toEqual(['Organization', ...new Array(5).fill('Person')])
})

test('the firm introduces itself in full on home, about and contact, with the hours of its settings', () => {
  const properties = 'name address telephone email url image openingHoursSpecification areaServed foundingDate sameAs'
  const dayOfWeek = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
  for (const file of ['index.html', 'about/index.html', 'contact/index.html']) {
    const { node = {} } = ofType('HomeAndConstructionBusiness').find((each) => each.file === file) ?? {}
    const open = { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: '10:00', closes: '17:00' }
    expect([file, lacking(node, properties), node.openingHoursSpecification]).toEqual([file, [], [open]])
    expect(node.sameAs).toContain('https://www.youtube.com/@batuteh')
  }
  // Elsewhere it is an organization, since a local business needs an address.
  expect(ofType('HomeAndConstructionBusiness')).toHaveLength(3)
})

test('every @id that is referred to is defined on the same page', () => {
  for (const { file, graph } of graphs) {
    const defined = new Set(graph['@graph'].map((node) => node['@id']))
    const used = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id)
    expect([file, used.filter((id) => !defined.has(id))]).toEqual([file, []])
  }
})

test('special hours of a week or more are those of the days that are open otherwise, if any are', async () => {
  const fair = { label: 'Fair', date: '2026-12-05', hours: '10am–4pm', opens: '10:00', closes: '16:00' }
  const ramadan = { ...fair, label: 'Ramadan', date: undefined, from: '2027-02-08', until: '2027-03-09' }
  const told = async (more: object) => {
    const specialHours = [fair, ramadan]
    const fixture = edited({ 'site.yaml': (data) => Object.assign(data, { specialHours }, more) })
    expect((await fixture.build()).errors).toEqual([])
    const [firm] = graphIn(fixture.read('dist/contact/index.html'))['@graph']
    const special = firm?.specialOpeningHoursSpecification as Node[]
    return special.map(({ validFrom, dayOfWeek }) => `${validFrom}: ${dayOfWeek}`)
  }
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
  const hours = ['10:00', '14:00'].map((opens) => ({
    days: 'Daily',
    hours: opens,
    dayOfWeek: days,
    opens,
    closes: '18:00',
  }))
  const byAppointment = { hours: [{ days: 'Daily', hours: 'By appointment', dayOfWeek: days }] }
  expect(await told({})).toEqual(['2026-12-05: undefined', `2027-02-08: ${days}`])
  expect(await told({ hours })).toEqual(await told({})) // a break at noon
  expect(await told(byAppointment)).toEqual(['2026-12-05: undefined', '2027-02-08: undefined'])
})
