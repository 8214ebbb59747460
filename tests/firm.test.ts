import { describe, expect, test } from 'vitest'
import { article, type Changes, type Data, edited, type Files, site } from './helpers.ts'

/* What the firm states about itself, wherever the site shows it. What is not allowed: tests/faults/mistakes. */

/** Builds the site with these changes, which may not cause a problem. */
async function built(changes: Changes, files: Files = {}) {
  const { write, build, read, dist } = edited(changes)
  write(files)
  const { problems, errors } = await build({ strict: true })
  // Where there are some articles, the others that pages recommend are missing.
  expect('content/blog/1.md' in files ? errors : problems).toEqual([])
  const page = (file = 'index.html') => read(`dist/${file}`)
  const pages = dist().filter((file) => file.endsWith('.html'))
  return { page, pages, saying: (what: RegExp) => pages.filter((file) => what.test(page(file))) }
}

test('numbers as people write them, quoted or not, are shown and linked as phones know them', async () => {
  const { edit, build, read } = site({}, { blog: false })
  for (const written of ['postcode: 05400', 'phone: \u202a0377281234\u202c', 'mobile: +60123456789'])
    edit('content/site.yaml', new RegExp(`(?<= )${written.replace(/ .*/, '')} .*`), written)
  expect((await build()).errors).toEqual([])
  for (const text of ['href="tel:+60377281234"', '+60 3-7728 1234', 'href="https://wa.me/60123456789?'])
    expect(read('dist/index.html')).toContain(text)
  expect(read('dist/contact/index.html')).toMatch(/05400\sIpoh/)
})

test('numbers of the sample firm will do only while they are marked as samples', async () => {
  const unreal = { phone: '+60 3-0000 0000', mobile: '+60 12-000 0000', landlineChat: '+60 3-0000 0000' }
  const errors = [true, false].map(async (sample) => {
    const fixture = edited({ 'site.yaml': ({ contact }) => Object.assign(contact, unreal, { sample }) })
    return (await fixture.build()).errors.length
  })
  expect(await Promise.all(errors)).toEqual([0, 3])
})

test('a firm may have one number, a registration number, its privacy notice in Malay, and an office elsewhere', async () => {
  const one = { phone: '012-345 6789', mobile: '012-345 6789', landlineChat: undefined }
  const { page } = await built({
    'site.yaml': (data) => {
      const { contact, firm } = Object.assign(data, { coast: false })
      Object.assign(contact, one)
      firm.registrationNo = '201301000001'
    },
    'words.yaml': ({ footer }) => Object.assign(footer, { rights: '{legalName} ({registrationNo})' }),
    'contact.yaml': ({ form }) => Object.assign(form, { privacyNoticeMalay: ['Kami membacanya.'] }),
  })
  const contact = page('contact/index.html')
  const details = /aria-labelledby="details".*?<\/section>/s.exec(contact)?.[0] ?? ''
  const links = [...details.matchAll(/href="(tel|https:\/\/wa)[^>]*><span>([^<]*)/g)]
  expect(links.map(([, , says]) => says?.replaceAll('\u00a0', ' '))).toEqual(['+60 12-345 6789', 'WhatsApp'])
  expect(details).toContain('href="tel:+60123456789"')
  expect(details).toContain('href="https://wa.me/60123456789?')
  expect(page('blog/index.html')).toContain('https://wa.me/60123456789?')
  expect(page().replaceAll('\u00a0', ' ')).toContain('Batu &amp; Teh Studio Sdn. Bhd. (201301000001)')
  expect(page('about/index.html')).toMatch(/role="img" aria-label="[^"]*"><g/)
  expect(contact).toMatch(/<p lang="ms">Kami.membacanya\.<\/p>/)
})

test('the frame of the map may show what an older address of Google Maps leads to', async () => {
  const mapEmbedUrl = 'https://maps.google.com/maps?q=Ipoh&output=embed'
  const { page } = await built({ 'site.yaml': ({ contact }) => Object.assign(contact, { mapEmbedUrl }) })
  expect(page('contact/index.html')).toMatch(/frame-src https:\/\/www\.google\.com;/)
})

test('a narrow column breaks a long e-mail address after its @', async () => {
  const { page } = await built({
    'site.yaml': ({ contact }) => Object.assign(contact, { email: 'enquiries@batu-teh.my' }),
  })
  const links = page('contact/index.html').match(/<a [^>]*href="mailto:enquiries@batu-teh.my".*?<\/a>/g) ?? []
  expect(links.filter((link) => link.includes('enquiries@<wbr/>batu-teh.my'))).toHaveLength(2)
})

test('after a value that ends in a comma or a full stop there is no second one', async () => {
  const { page, saying } = await built({
    'site.yaml': ({ contact }) => {
      Object.assign(contact, { street: '12, Jalan Panglima,', city: 'Ipoh,' })
      Object.assign(contact, { replyTime: 'within a day.', replyPromise: 'We reply {replyTime}.' })
    },
    'words.yaml': ({ footer }) => Object.assign(footer, { rights: '{legalName}. All rights reserved.' }),
  })
  expect(page()).toContain('Batu &amp; Teh Studio Sdn. Bhd. All rights reserved.')
  expect(saying(/>[^<]*(,\s?,|\.\.|\.,)[^<]*</)).toEqual([])
})

test('a firm may work from home and write no articles: no address, map or hours, and no way to a blog', async () => {
  const { page, saying } = await built({
    'site.yaml': (data) => {
      for (const detail of ['street', 'postcode', 'mapsUrl', 'mapEmbedUrl']) delete data.contact[detail]
      Object.assign(data, { areas: data.areas.slice(0, 1), social: {} })
      data.hours = [{ days: 'Weekdays', hours: 'By appointment', dayOfWeek: ['Monday'] }]
    },
    'contact.yaml': (data) => delete data.meet,
  })
  const contact = page('contact/index.html')
  expect(contact).toContain('By appointment')
  expect(contact).not.toMatch(/streetAddress|openingHours|Maps|data-map|undefined/)
  expect(page('about/index.html')).not.toMatch(/role="img" aria-label="[^"]*map/i)
  // Only the pages for unknown articles and a redirect still do.
  const known = ['404.html', 'blog/placeholder/index.html', 'notes/index.html']
  expect(saying(/href="[^"]*\/(blog|rss\.xml)"/)).toEqual(known)
  expect([page('sitemap.xml'), page('llms.txt')].join()).not.toContain('/blog')
})

test('a firm of shops alone has the price of shops on every row', async () => {
  const { page } = await built({
    'estimate.yaml': (data) => {
      Object.assign(data, { spaces: data.spaces.slice(2), deposit: undefined })
      data.example.space = 'shop'
    },
    'services.yaml': ({ services }) => services.map((each: Data) => delete each.estimate),
  })
  const [rates = ''] = /<table[\s\S]*?<\/table>/.exec(page('services/index.html')) ?? []
  expect(new Set(rates.match(/RM\d+–\d+/g))).toEqual(new Set(['RM120–280']))
})

test('a firm that publishes no prices has none on its pages, and no way to an estimate', async () => {
  const { saying } = await built({
    'estimate.yaml': (data) => Object.assign(data, { shown: false }),
    'home.yaml': (data) => delete data.apart,
    'services.yaml': ({ services }) => {
      for (const service of services) delete service.cost
    },
    'gallery.yaml': (data) => delete data.summaries,
    'contact.yaml': (data) => delete data.faq,
  })
  // Hashes in the policies of pages may have these letters, too.
  expect(saying(/(?<![\w+/-])RM\W?\d|#estimate|"Estimate"|>Weeks? \d/)).toEqual([])
})

test('a rate of shops and a deposit that no space has are not shown, and can be left out', async () => {
  for (const change of [() => {}, (data: Data) => ['commercial', 'deposit'].map((name) => delete data[name])]) {
    const { page, saying } = await built({
      'estimate.yaml': (data) => change(Object.assign(data, { spaces: [data.spaces[1]] })),
      'services.yaml': ({ services }) => services.map((each: Data) => [delete each.estimate, delete each.cost]),
      'gallery.yaml': (data) => delete data.summaries,
    })
    expect(page('services/index.html')).not.toContain('<a href="/services#estimate"')
    expect(saying(/RM(120|400)|It comes back|A counter/)).toEqual([])
  }
})

test('a firm offers what it likes in its form, and other files choose from that', async () => {
  const link = '/contact?location=Ipoh&projectScope=All+of%20it#form'
  const changes: Changes = {
    'words.yaml': ({ form }) => {
      form.projectScopes = ['Plans & lists', { label: "{shortName}'s all-in", sentAs: 'All of it' }]
      form.spaceTypes = ["Farmer's barn"]
      form.locations = ['{city}']
    },
    'home.yaml': ({ closing }) => Object.assign(closing.ways[0], { to: 'contact', projectScope: 'Plans & lists' }),
    'contact.yaml': ({ meet }) => delete meet.projectScope,
    'services.yaml': ({ services }) => services.map((each: Data) => delete each.projectScope),
    'estimate.yaml': ({ spaces }) => spaces.map((each: Data) => Object.assign(each, { spaceType: "Farmer's barn" })),
  }
  const { page } = await built(changes, { 'content/blog/1.md': article({}, `See [the form](${link}).\n`) })
  expect(page()).toContain('href="/contact?projectScope=Plans%20%26%20lists#form"')
  expect(page('services/index.html')).toContain('&quot;spaceType&quot;:&quot;Farmer&#x27;s barn&quot;')
  const form = page('contact/index.html')
  for (const option of ['value="Farmer&#x27;s barn">Farmer’s barn<', 'value="All of it">Batu &amp; Teh’s all-in<'])
    expect(form.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')).toContain(option)
  expect(form).not.toMatch(/value="Retail"|projectScope=/)
})

test('the name of the firm is written once: a new one leaves nothing of the old one in the site', async () => {
  const { read, write, build, dist } = site()
  const settings = read('content/site.yaml')
    .replace('name: Batu & Teh Studio', 'name: Harmoni Sejahtera Design')
    .replace('shortName: Batu & Teh', 'shortName: Harmoni Sejahtera')
    .replace('legalName: Batu & Teh Studio Sdn. Bhd.', 'legalName: "{firm} Sdn. Bhd."')
    .replace('together: [', 'together: ["{firm}", ')
    .replaceAll('batuteh', 'harmoni')
  write({ 'content/site.yaml': settings })
  expect((await build()).errors).toEqual([])
  const files = dist().filter((file) => /\.(html|xml|txt|webmanifest)$/.test(file))
  expect(files.filter((file) => /batu( &amp; |-)?teh/i.test(read(`dist/${file}`)))).toEqual([])
  expect(read('dist/index.html')).toContain('Harmoni Sejahtera Design Sdn. Bhd.')
  expect(read('dist/about/index.html')).toContain('Harmoni\u00a0Sejahtera\u00a0Design')
})

test('a site may be in another language of the country, and says so everywhere', async () => {
  const newYear = { label: 'Tahun Baharu Cina', from: '2027-02-06', until: '2027-02-09', closed: true }
  const { page } = await built(
    {
      'words.yaml': (words) => Object.assign(words, { language: 'ms' }),
      'site.yaml': (settings) => Object.assign(settings, { specialHours: [newYear] }),
    },
    { 'content/blog/1.md': article() },
  )
  expect(page()).toMatch(/^<!doctype html><html lang="ms-MY".*"og:locale" content="ms_MY".*"inLanguage":"ms-MY"/s)
  expect(page('contact/index.html')).toContain('6–9 Februari 2027')
  expect(page('blog/1/index.html')).toContain('>20 Mei 2025</time>')
  expect(page('rss.xml')).toContain('>ms-MY')
  expect(page('notes/index.html')).toContain('"ms')
})

test('accents may be saved as one character or as two, in names of files and in headings', async () => {
  const linking = article(
    { relatedLinks: [] },
    '## Café\n\n[a](2-caf%C3%A9.md), [b](#cafe\u0301), [c](2-cafe%CC%81.md)\n',
  )
  const malay = article({ id: 2, language: 'ms' })
  const { page } = await built({}, { 'content/blog/1.md': linking, 'content/blog/2-cafe\u0301.md': malay })
  expect(page('blog/2/index.html')).toContain('property="og:locale" content="ms_MY"')
  expect(page('blog/1/index.html')).toMatch(/<h3 [^>]* lang="ms"><a href="\/blog\/2">/)
  expect(page('blog/1/index.html')).toMatch(/href="\/blog\/2"[^>]*>a<.*href="\/blog\/2"[^>]*>c</)
})

test('asterisks and no-break characters are for headlines and lines: data about a page has none', async () => {
  const { page } = await built({
    'gallery.yaml': (data) => Object.assign(data, { title: 'Rooms *before & after*' }),
    'estimate.yaml': (data) => {
      data.linkText = 'What would *mine* cost?'
      data.spaces[0].label = 'Semi-detached'
    },
    'site.yaml': ({ firm }) => Object.assign(firm, { name: 'Tanjung Co-Works', description: 'RM60–80:\n# rooms' }),
  })
  expect(page('services/index.html')).not.toMatch(/\*mine|data-figures="[^"]*\u2060/)
  const html = page('gallery/index.html')
  expect(html).toMatch(/<em>before &amp;.after<\/em>/)
  const head = html.slice(0, html.indexOf('<style'))
  expect([head.match(/[*\u00a0\u2060]/g), page('site.webmanifest').match(/\u2060/g)]).toEqual([null, null])
  expect(page('llms.txt')).toContain('> RM60–80: # rooms Founded') // in one line, as others begin another part
  expect(page('llms.txt')).not.toContain('## Articles')
  expect(JSON.parse(page('site.webmanifest')).description).toBe('RM60–80:\n# rooms')
})

test('tokens work in titles, front matter and every block of an article, and not in its code', async () => {
  const said = ['Ask **{shortName}** on {phone}.', '## Since {founded}', '- {city}', '| {email} |\n| - |\n| {street} |']
  const body = [
    `${'a '.repeat(73)}{firm} and more.`,
    ...said,
    '[a](tel:{phone}), [b](https://wa.me/{mobile})',
    'Write `{phone}` in braces.',
    'A set { a, b } and {}.',
  ]
  const data = { title: 'Why {firm}', tags: ['{city}'] }
  const inAnswer = ({ faq }: Data) => Object.assign(faq.items[0], { answer: 'Ask [us](tel:{phone}).' })
  const articles = { 'content/blog/1.md': article(data, `${body.join('\n\n')}\n`) }
  const { page } = await built({ 'contact.yaml': inAnswer }, articles)
  const html = page('blog/1/index.html')
  expect(page('contact/index.html')).toMatch(/<p>Ask <a href="tel:\+6052411220"[^>]*>us<\/a>/)
  for (const text of ['Why Batu &amp; Teh Studio', '<strong>Batu &amp; Teh</strong>', '+60 5-241 1220', 'Since 2001'])
    expect(html).toContain(text)
  for (const cell of ['Ipoh</li>', 'hello@batuteh.my</', 'Jalan Panglima</']) expect(html).toContain(cell)
  expect(html).toMatch(/<code[^>]*>\{phone\}<\/code>/)
  expect(html).toContain('A set { a, b } and {}.')
  for (const link of ['tel:+6052411220', 'https://wa.me/60175184420']) expect(html).toContain(`<a href="${link}"`)
  // Tokens are replaced before the excerpt is cut.
  expect(page('blog/index.html')).toContain(`${'a '.repeat(73)}Batu...`)
})

test('a firm that has nothing to say in a section leaves it out, and no heading, link or fact of it remains', async () => {
  const sections: Readonly<Record<string, readonly string[]>> = {
    about: ['story', 'mission', 'values', 'team', 'record', 'areas'],
    home: ['apart', 'featured', 'testimonials'],
    services: ['related', 'areas'],
    gallery: ['summaries', 'testimonials', 'areasHeading'],
    contact: ['areas', 'faq', 'related'],
  }
  const gone: string[] = []
  const without = (names: readonly string[]) => (data: Data) => {
    for (const name of names) {
      gone.push(data[name].heading ?? data[name])
      delete data[name]
    }
  }
  const changes = Object.entries(sections).map(([file, names]) => [`${file}.yaml`, without(names)])
  const alone = (data: Data) => {
    delete data.firm.descriptor
    delete data.contact.mapEmbedUrl
    data.social = {}
  }
  const { page, pages, saying } = await built({ ...Object.fromEntries(changes), 'site.yaml': alone })
  const headings = pages.flatMap((file) => page(file).match(/(?<=<h2[^>]*>)[^<]+/g) ?? [])
  expect(headings.filter((heading) => gone.includes(heading))).toEqual([])
  expect(saying(/Instagram|Facebook|FAQPage|sameAs|areaServed|iframe|frame-src|<small>Studio/)).toEqual([])
})

test('the title of a page has the name of the firm once, and not where results would cut it off', async () => {
  const titled = async (metaTitle: string, name: string) => {
    const { page } = await built({
      'site.yaml': ({ firm }) => Object.assign(firm, { name }),
      'about.yaml': (data) => Object.assign(data, { metaTitle }),
    })
    return /<title>([^<]*)/.exec(page('about/index.html'))?.[1]
  }
  expect(await titled('Who we are', 'Teh')).toBe('Who we are | Teh')
  expect(await titled('About {firm}', 'Teh')).toBe('About Teh')
  expect(await titled('About us', 'T'.repeat(50))).toBe('About us')
})

describe('lists', () => {
  const first = (...lists: Data[][]) => lists.map((list) => list.splice(1))

  // Longer lists: tests/guide.test.ts.
  test('with one entry each make a site without a complaint, and no buttons to leave the one testimonial', async () => {
    const { page } = await built({
      'about.yaml': ({ values, team, record }) => first(values.items, team.members, record.items),
      'home.yaml': ({ offer, apart, featured, testimonials }) =>
        first(offer.cards, apart.board.materials, featured.projects, testimonials.items),
      'services.yaml': ({ services }) => first(services),
      'contact.yaml': ({ next, areas, faq }) => first(next, areas.groups, faq.items),
    })
    expect(page()).not.toContain('rel="next"')
  })

  test('of pictures hold 24 of a project: one more is an error, none a warning', async () => {
    const fixture = edited({
      'gallery.yaml': ({ projects, items }) => {
        projects.push({ name: 'New', place: 'Here' })
        const last = items.findLast(({ category }: Data) => category === 'Deepwell')
        for (let id = 100; id < 117; id += 1) items.push({ ...last, id })
      },
    })
    const { problems, errors } = await fixture.build()
    expect([errors, problems].map((list) => list.map((each) => each.replace(/:\d+/g, '')))).toEqual([
      ['content/gallery.yaml gallery-count'],
      ['content/gallery.yaml gallery-count', 'content/gallery.yaml gallery-count'],
    ])
  })
})

const names = Object.entries({ "Ali's 20 sq ft": "Ali's 20 sq ft", '{shortName} House': 'Batu & Teh House' })
test.each(names)('a pair has any label, a project the name %s as written, in addresses too', async (name, shown) => {
  const { page } = await built({
    'gallery.yaml': ({ items, projects }) => {
      projects[1].name = name
      for (const item of items) {
        if (item.category === 'Granary') item.category = name
        if (item.pair === 'A') item.pair = 'Front hall'
      }
    },
    'home.yaml': ({ featured }) => Object.assign(featured.projects[1], { category: name }),
    'services.yaml': ({ services }) => Object.assign(services[1], { category: name }),
  })
  expect(page('gallery/index.html')).not.toContain('data-of="0"')
  expect(page()).toContain(`category=${encodeURIComponent(shown).replace("'", '&#x27;')}`)
})

test.each([
  ['Ar. Ts. Hafiz bin Rahman', 'HR'],
  ['S. Arumugam', 'SA'],
  ['Dr.', 'D'],
  ['Danny (Tan Wei)', 'DT'],
  ['"Ah Boy" Tan', 'AB'],
  ["Nurul 'Ain", 'NA'],
  ['黄伟杰 Wong Wei Jie', '黄'],
])('the initials of %s are %s: a title has none', async (name, initials) => {
  const { page } = await built({
    'about.yaml': ({ team }) => Object.assign(team, { members: [{ name, role: 'Head' }] }),
  })
  expect(page('about/index.html')).toContain(`>${initials}</div>`)
})

test.each([5, 6, 8])('of %i people without portraits, no two neighbours have the same tone', async (count) => {
  const members = [...'ABCDEFGH'].slice(0, count).map((each) => ({ name: `Person binti ${each}`, role: 'Designer' }))
  const { page } = await built({ 'about.yaml': ({ team }) => Object.assign(team, { members }) })
  expect(page('about/index.html')).toContain('>PA</div>')
  const tones = page('about/index.html').match(/(?<=Monogram_panel Monogram_)\w+/g) ?? []
  for (const columns of [2, count > 6 ? 4 : 3])
    for (const [index, tone] of tones.entries()) {
      expect(tones[index - columns]).not.toBe(tone)
      if (index % columns > 0) expect(tones[index - 1]).not.toBe(tone)
    }
  expect(tones).toHaveLength(count)
})

test('an article without a paragraph is introduced by its metaDescription or, without one, by its title', async () => {
  const list = (front: Data) => article(front, '- Two plans\n- Three prices\n')
  const { page } = await built(
    {},
    {
      'content/blog/1.md': list({ metaDescription: 'What to bring.' }),
      'content/blog/2.md': list({ id: 2, title: 'Prices', metaDescription: undefined }),
    },
  )
  expect(page('blog/index.html')).toContain('>What to bring.</p>')
  expect(page('blog/index.html')).not.toMatch(/<p[^>]*><\/p>/)
  expect(page('blog/2/index.html')).toContain('<meta name="description" content="Prices"/>')
})

test('a gallery may show pictures of another site, and have nothing to compare', async () => {
  const remote = { url: 'https://example.org/a.jpg', width: 800, height: 600, alt: 'A room.' }
  const { page } = await built({
    'gallery.yaml': ({ items }) => {
      items[0].image = remote
      for (const item of items) ['pair', 'state'].map((name) => delete item[name])
    },
  })
  const html = page('gallery/index.html')
  expect(html).toMatch(
    /<a [^>]*href="https:\/\/example.org\/a.jpg"[^>]*><picture[^>]*><img [^>]*src="https:\/\/example.org\/a.jpg"/,
  )
  expect(html).not.toMatch(/data-compare|data-pair|data-thumbnail/)
})

test('a project may have a plan without a story, the estimate five spaces in rows of three and two', async () => {
  const { page } = await built({
    'gallery.yaml': ({ projects: [first] }) => ['asked', 'done'].map((name) => delete first[name]),
    'estimate.yaml': ({ spaces }) => {
      while (spaces.length < 5) spaces.push({ ...spaces[0], key: 'more'.repeat(spaces.length) })
    },
  })
  expect(page('gallery/index.html')).not.toContain('<div></div>')
  expect(page()).toContain('NumberTeaser_three')
})
