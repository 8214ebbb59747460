import { expect, test } from 'vitest'
import { edited, entries } from './edits.ts'

/** Every list that pages show, by file and path, with the least and the most of it. */
const lists = [
  ['about.yaml', 'values.items', 1, 6],
  ['about.yaml', 'team.members', 1, 8],
  ['about.yaml', 'record.items', 1, 8],
  ['home.yaml', 'apart.board.materials', 1, 8],
  ['home.yaml', 'featured.projects', 1, 6],
  ['home.yaml', 'testimonials.items', 1, 6],
  ['services.yaml', 'services', 1, 6],
  ['services.yaml', 'process.steps', 3, 8],
  ['contact.yaml', 'next', 1, 6],
  ['contact.yaml', 'areas.groups', 1, 8],
  ['contact.yaml', 'faq.items', 1, 12],
] as const

type Data = Record<string, unknown>

/** A site in which every list has as many entries as its limits say. */
function withCounts(count: (least: number, most: number) => number) {
  const files = [...new Set(lists.map(([file]) => file))]
  return edited(
    Object.fromEntries(
      files.map((file) => [
        file,
        (data: Data) => {
          for (const [, path, least, most] of lists.filter(([name]) => name === file))
            change(data, path.split('.'), count(least, most))
          const { offer } = data as { offer?: { cards: Data[] } }
          if (offer) offer.cards = offer.cards.slice(0, count(1, 3))
        },
      ]),
    ),
  )
}

function change(data: Data, path: readonly string[], count: number) {
  const [key = '', ...rest] = path
  if (rest.length > 0) return change(data[key] as Data, rest, count)
  data[key] = entries(data[key] as unknown[], count)
}

test.each([
  ['as short as it may be', (least: number) => least],
  ['as long as it may be', (_: number, most: number) => most],
])('a site in which every list is %s builds without a complaint', async (_, count) => {
  expect((await withCounts(count).build()).problems).toEqual([])
})

test('a list that is longer, or empty, is an error that says how long it may be', async () => {
  for (const many of [true, false]) {
    const { errors } = await withCounts((least, most) => (many ? most + 1 : least - 1)).build()
    expect(errors.filter((error) => error.endsWith('invalid-value')).length).toBeGreaterThanOrEqual(lists.length)
  }
})

test('a lone testimonial has no buttons to leave it', async () => {
  const fixture = edited({ 'home.yaml': ({ testimonials }) => testimonials.items.splice(1) })
  await fixture.build()
  expect(fixture.read('dist/index.html')).not.toContain('data-island="Carousel"')
})

test('a card for a service that there is not, and two services of one id, are errors with their places', async () => {
  const { errors } = await edited({
    'home.yaml': ({ offer }) => {
      offer.cards[0].service = 'residental'
    },
    'services.yaml': ({ services }) => {
      services[1].id = 'residential'
    },
  }).build()
  expect(errors).toEqual([
    expect.stringMatching(/^content\/services\.yaml:\d+:\d+ duplicate-id$/),
    expect.stringMatching(/^content\/home\.yaml:\d+:\d+ unknown-service$/),
    expect.stringMatching(/^content\/home\.yaml:\d+:\d+ unknown-service$/),
  ])
})

test('a phase that ends before it begins is an error', async () => {
  const { errors } = await edited({
    'estimate.yaml': ({ example }) => {
      Object.assign(example.phases[0], { from: 3, to: 2 })
    },
  }).build()
  expect(errors).toEqual([expect.stringMatching(/^content\/estimate\.yaml:\d+:\d+ invalid-value$/)])
})
