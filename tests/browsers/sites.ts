import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { TestProject } from 'vitest/node'
import { article, edited, fixtures, type OnEnd, serveDist, site, startServer } from '../helpers.ts'

/** Runs once for all browsers: builds and serves the two sites that scenarios visit. */
export default async function setup({ provide, vitest }: TestProject) {
  const onEnd: OnEnd = (end) => vitest.onClose(end)
  const endpoint = await startFormService(onEnd)
  provide('service', endpoint)
  const text = article({ id: 99, title: 'Cost & care: 100% “yours”', relatedLinks: [] }, body)
  const posting = edited(
    {
      'site.yaml': (data) => {
        const email = 'pertanyaan@interiorarchitekturwerkstatt.com.my'
        const endpointFields = { access_key: '"12"--5x7...' }
        Object.assign(data.contact, { endpoint, endpointFields, email, phone: '03-7728 1234 ext 1234' })
        Object.assign(data.firm, { shortName: 'Interiorarchitekturwerkstatt', descriptor: 'Interiors & Renovation' })
        Object.assign(data, { notices })
      },
      'words.yaml': ({ navigation, home, form, estimate, gallery }) => {
        Object.assign(navigation, labels)
        Object.assign(form, { choose: 'Sila pilih salah satu daripada yang berikut' })
        Object.assign(estimate, { unit: 'kaki persegi jumlah', least: 'Kebertanggungjawaban, pengubahsuaian' })
        Object.assign(gallery, { before: 'Sebelum pengubahsuaian', after: 'Selepas pengubahsuaian' })
        lengthen(home)
      },
      ...{ 'home.yaml': lengthen, 'services.yaml': lengthen, 'contact.yaml': lengthen },
      'about.yaml': (data) => {
        lengthen(data)
        data.values.items[0].title = pasted
      },
      'blog.yaml': (data) => {
        data.closing.callLabel = 'Call {phone}'
        lengthen(data)
      },
      'estimate.yaml': ({ levels, spaces }) => lengthen({ levels, spaces }),
      'gallery.yaml': (data) => {
        const { projects } = structuredClone(data) // other files refer to them by name
        lengthen(data)
        Object.assign(data, { projects })
      },
    },
    onEnd,
  )
  const named = { author: pasted, title: pasted, tags: [pasted] }
  posting.write({ 'content/blog/99.md': article({ id: 99, date: '2026-11-20', ...named }, pastedBlocks) })
  provide('postingDist', `${posting.root}/dist`)
  const sites = { site: site({ 'content/blog/99.md': text }, { onEnd }), posting }
  for (const [name, fixture] of Object.entries(sites)) {
    fixture.write({ 'content/images/blue.jpg': large, 'content/images/green.jpg': large })
    const { errors } = await fixture.build()
    if (errors.length > 0) throw new Error(`A site of the scenarios does not build: ${errors}`)
    provide(name as 'site', new URL(await serveDist(`${fixture.root}/dist`, onEnd)).origin)
  }
}

/** As large as photographs: browsers differ in how a picture widens what it is in. */
const large = readFileSync(join(fixtures, 'content/images/wide.jpg'))

/** The names of texts that are large or in a narrow place, and of those that are prose. */
const LARGE = /^(title|name|((call|chat)L|l)abel|head(line|ing)|intro|statement|linkText|place|gallery)$/
const PROSE = /^(text|answer|description|quote)$/

/** Puts words as long as real languages have into texts with little room, and pasted addresses into all others. */
function lengthen(data: object) {
  for (const [key, value] of Object.entries(data)) {
    if (LARGE.test(key) && typeof value === 'string') Object.assign(data, { [key]: `Kebertanggungjawaban ${value}` })
    else if (PROSE.test(key) && typeof value === 'string') Object.assign(data, { [key]: `${value} ${pasted}` })
    else if (value && typeof value === 'object') lengthen(value)
  }
}

const labels = { services: 'Perkhidmatan', gallery: 'Galeri Projek', blog: 'Blog & Artikel', contact: 'Hubungi Kami' }

const notices = [
  { text: 'Closed for the festival', from: '2031-11-20', until: '2031-11-23', link: '/contact', linkText: 'Hours' },
  { text: 'Open again', from: '2031-11-23', until: '2031-12-01' },
]

/** What people paste into articles, in every block. */
const pasted = 'https://www.example.com/an/address/that/does/not/end/anywhere-soon?with=query'
const quoted = ['', '- ', '- a\n  - ', '## ', '> '].map((mark) => mark + pasted)
const inBlocks = ['callout{icon=book}', 'callout{url=/contact}'].map((block) => `:::${block}\n${pasted}\n:::`)
const inTable = `:::table{caption="${pasted}"}\n| ${pasted} |\n| --- |\n| ${pasted} |\n:::`
const pastedBlocks = [...quoted, ...inBlocks, inTable, `\`\`\`\n${pasted}\n\`\`\``].join('\n\n')

const words = (count: number) => 'word '.repeat(count)
const costs = `:::table{caption="Costs" striped}
| Item | Price | Time |
| :--- | ---: | :--- |
| **Doors** | RM100 | A day |
| **Walls** | RM200 | ^ |
:::`
const body = [
  words(150),
  ...['## First steps', words(200), '### A closer look', words(100)],
  ...['## 房子 & kitchens', words(250)],
  ...['## What it costs', costs, words(350)],
].join('\n\n')

const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' }

/** How the service answers, by the first word of the visitor's e-mail address. */
const answers: Readonly<Record<string, (response: ServerResponse) => unknown>> = {
  ok: (response) => response.writeHead(200, headers).end('{"ok":true}'),
  slow: (response) => setTimeout(() => answers.ok?.(response), 1_000),
  nonsense: (response) => response.writeHead(200, headers).end('<<<'),
  refused: (response) => response.writeHead(500, headers).end('{"ok":true}'),
  polite: (response) => response.writeHead(200, headers).end('{"success":"false","message":"Activate this form"}'),
  dropped: (response) => response.destroy(),
  silent: () => {},
}

/** Starts a form service on another origin. GET `?email` returns what has arrived from an e-mail address. */
async function startFormService(onEnd: OnEnd): Promise<string> {
  const got: Record<string, unknown>[] = []
  const server = createServer(async (request, response) => {
    const asked = new URL(request.url ?? '/', 'http://localhost').searchParams.get('email')
    if (asked) return response.end(JSON.stringify(got.filter(({ email }) => email === asked)))
    const type = request.headers['content-type'] ?? ''
    const sent = new Response(await buffer(request), { headers: { 'content-type': type } })
    const fields = Object.fromEntries(await sent.formData())
    got.push(fields)
    answers[`${fields.email}`.replace(/-.*/, '')]?.(response)
  })
  return `${await startServer(server, onEnd)}/form`
}
