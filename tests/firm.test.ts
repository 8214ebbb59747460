import { describe, expect, test } from 'vitest'
import { edited } from './edits.ts'
import { article, type Fixture, filesIn, site } from './helpers.ts'

/* What the firm says of itself in site.yaml, wherever the site says it. */

const page = (fixture: Fixture, file = 'index.html') => fixture.read(`dist/${file}`)

/** A site with other details of contact. */
const contact = (details: object) =>
  edited({
    'site.yaml': (data) => {
      Object.assign(data.contact, details)
    },
  })

describe('phone numbers', () => {
  test('as people write them are shown and linked as phones know them', async () => {
    const fixture = contact({
      phone: '03-7728 1234',
      mobile: '012-345 6789',
      sample: undefined,
      landlineChat: '03-7728 1234',
    })
    expect((await fixture.build()).errors).toEqual([])
    expect(page(fixture)).toContain('href="tel:+60377281234"')
    expect(page(fixture)).toContain('+60 3-7728 1234')
    expect(page(fixture)).toContain('href="https://wa.me/60123456789?')
  })

  test.each([
    ['phone', '0377281234 / 0377281235'],
    ['phone', 'call the office'],
    ['phone', '03-772 12'],
    ['mobile', '03-7728 1234'],
  ])('%s: %s is an error with its line', async (key, number) => {
    expect((await contact({ [key]: number }).build()).errors).toEqual([
      expect.stringMatching(/^content\/site\.yaml:\d+:3 phone$/),
    ])
  })

  test('of the sample firm will do only while they are marked as samples', async () => {
    const unreal = { phone: '+60 3-0000 0000', mobile: '+60 12-000 0000', landlineChat: '+60 3-0000 0000' }
    expect((await contact({ ...unreal, sample: true }).build()).errors).toEqual([])
    expect((await contact({ ...unreal, sample: false }).build()).errors).toHaveLength(3)
  })
})

describe('numbers where a text is meant', () => {
  test('need no quotes', async () => {
    const fixture = contact({ postcode: 47301 })
    expect((await fixture.build()).errors).toEqual([])
    expect(page(fixture)).toMatch(/47301\sIpoh/)
  })

  test('a postcode that has lost its zero is an error', async () => {
    expect((await contact({ postcode: 1000 }).build()).errors).toEqual([
      expect.stringMatching(/^content\/site\.yaml:\d+:3 invalid-value$/),
    ])
  })
})

describe('a link to share a map', () => {
  test.each(['https://maps.app.goo.gl/abc', 'https://www.google.com/maps/place/KLCC/@3.1,101.7,17z'])(
    '%s is refused, since it cannot stand in a page',
    async (mapEmbedUrl) => {
      expect((await contact({ mapEmbedUrl }).build()).errors).toEqual([
        expect.stringMatching(/^content\/site\.yaml:\d+:3 invalid-value$/),
      ])
    },
  )
})

describe('the name of the firm', () => {
  test('is written once: a new one leaves nothing of the old one in the site', async () => {
    const fixture = site()
    const settings = fixture
      .read('content/site.yaml')
      .replace('name: Batu & Teh Studio', 'name: Harmoni Sejahtera Design')
      .replace('shortName: Batu & Teh', 'shortName: Harmoni Sejahtera')
      .replace('legalName: Batu & Teh Studio', 'legalName: "{firm}')
      .replace('Sdn. Bhd.\n', 'Sdn. Bhd."\n')
      .replaceAll('batuteh', 'harmoni')
    fixture.write({ 'content/site.yaml': settings })
    expect((await fixture.build()).errors).toEqual([])
    const files = filesIn(`${fixture.root}/dist`).filter((file) => /\.(html|xml|txt|webmanifest)$/.test(file))
    expect(files.filter((file) => /batu( &amp; |-)?teh/i.test(page(fixture, file)))).toEqual([])
    expect(page(fixture)).toContain('Harmoni Sejahtera Design Sdn. Bhd.')
  })
})

describe('tokens', () => {
  const file = 'content/blog/1.md'

  /** A site of one article. */
  const written = (data: Readonly<Record<string, unknown>>, body: string) =>
    site({ [file]: article(data, body) }, { blog: false })

  test('work in titles, front matter and every block of an article, and not in its code', async () => {
    const body = [
      'Ask **{shortName}** on {phone}.',
      '## Since {founded}',
      '- {city}',
      '| {email} |\n| - |\n| {street} |',
      'Write `{phone}` in braces.',
    ].join('\n\n')
    const fixture = written({ title: 'Why {firm}', tags: ['{city}'] }, `${body}\n`)
    expect((await fixture.build()).errors).toEqual([])
    const html = page(fixture, 'blog/1/index.html')
    for (const text of ['Why Batu &amp; Teh Studio', '<strong>Batu &amp; Teh</strong>', '+60 5-241 1220', 'Since 2001'])
      expect(html).toContain(text)
    expect(html).toMatch(/<code[^>]*>\{phone\}<\/code>/)
    expect(html.replace('{phone}</code>', '')).not.toMatch(/\{\w+\}(?![^<]*<\/(?:style|script)>)/)
  })

  test('are filled in before an excerpt is cut', async () => {
    const fixture = written({}, `${'a '.repeat(73)}{firm} and more.\n`)
    await fixture.build()
    expect(page(fixture, 'blog/index.html')).toContain(`${'a '.repeat(73)}Batu...`)
  })

  test.each(['{fone}', '{constructor}'])(
    '%s stands for nothing: an error at its place, in a page and in an article',
    async (token) => {
      const fixture = edited({
        'about.yaml': (data) => {
          data.introText = `Call ${token}.`
        },
      })
      fixture.write({
        [file]: article({ title: `A ${token}` }, 'First.\n'),
        'content/blog/2.md': article({ id: 2 }, `First.\n\nThen ${token}.\n`),
      })
      expect((await fixture.build()).errors).toEqual([
        expect.stringMatching(/^content\/about\.yaml:\d+:1 unknown-token$/),
        'content/blog/1.md:3:1 unknown-token',
        'content/blog/2.md:14:6 unknown-token',
      ])
    },
  )

  test('may be made of others, but not in a circle', async () => {
    const { errors } = await contact({
      replyPromise: 'We reply {replyTime}',
      replyTime: 'as in {replyPromise}',
    }).build()
    expect(errors).toEqual([
      expect.stringMatching(/^content\/site\.yaml:\d+:\d+ token-circle$/),
      expect.stringMatching(/^content\/site\.yaml:\d+:\d+ token-circle$/),
    ])
  })

  test('are braces around one name: other braces are left alone', async () => {
    const fixture = written({}, 'A set { a, b } and {} stay.\n')
    expect((await fixture.build()).errors).toEqual([])
    expect(page(fixture, 'blog/1/index.html')).toContain('A set { a, b } and {} stay.')
  })
})
