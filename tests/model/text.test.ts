import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { typesetBlocks } from '../../src/model/article/typesetBlocks.ts'
import { shownMarks } from '../../src/model/checks/markProblems.ts'
import { namesOfSamples, standIns } from '../../src/model/checks/samples.ts'
import { noticesFrom } from '../../src/model/firm/notices.ts'
import { specialHoursFrom } from '../../src/model/firm/specialHours.ts'
import { pairCaption } from '../../src/model/gallery/pairCaption.ts'
import { punctuated } from '../../src/model/text/chinese.ts'
import { displayDate, displayDates } from '../../src/model/text/dates.ts'
import { didYouMean } from '../../src/model/text/didYouMean.ts'
import { unjoined } from '../../src/model/text/joints.ts'
import { linksIn } from '../../src/model/text/linkedText.ts'
import { inQuotes } from '../../src/model/text/quotes.ts'
import { typographic, withoutWidow } from '../../src/model/text/typography.ts'

describe('a text is set', () => {
  /** Shows no-break spaces as _ and word joiners as |. */
  const shown = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u2060', '|')
  const places = ['Mont Kiara', 'Kuala Lumpur', 'within 1 working day', '蒙特基亚拉', '+60 7-355 8821']

  test.each([
    ["2025's Home Renovation Trends", '2025’s Home Renovation Trends'],
    ["of the '90s", 'of the ’90s'],
    [`"'Not yet,' she said"`, '“‘Not yet,’ she said”'],
    ['("quoted")', '(“quoted”)'],
    [`他说"你好"，'再见'。`, '他说“你好”，‘再见’。'],
    ['他说:"好。"', '他说:“好。”'],
    [`a door 2'6" wide and 5' high`, `a door 2'6" wide and 5' high`],
    ['"the door is 6" wide"', '“the door is 6" wide”'],
    ['"from 1999"', '“from 1999”'],
    ['See "www.a.my" or "https://b.my".', 'See “www.a.my” or “https://b.my”.'],
    ['A condo in MONT KIARA', 'A condo in MONT_KIARA'],
    ['We reply within 1 working day.', 'We reply within_1_working_day.'],
    ['An on-site visit, floor-to-ceiling glass', 'An on-|site visit, floor-to-ceiling glass'],
    ['Write to a-b@c-d.my, or /on-site', 'Write to a-b@c-d.my, or /on-site'],
    ['Our [fit-outs](/services#fit-outs) in Mont Kiara', 'Our [fit-|outs](/services#fit-outs) in Mont_Kiara'],
    ['Montreal Mont Kiarama', 'Montreal Mont Kiarama'],
    ['在Mont Kiara的家', '在Mont_Kiara的家'],
    ['RM60–100 per sq ft', 'RM60–|100 per sq_ft'],
    ['850–900 mm, 1,150 sq ft', '850–|900_mm, 1,150_sq_ft'],
    ['一个家在蒙特基亚拉，1,200 平方尺，18个月', '一个家在蒙|特|基|亚|拉，1,200_平|方|尺，18|个|月'],
    ['Call +60 7-355 8821', 'Call +60_7-|355_8821'],
    ['Our Work – Before', 'Our Work_– Before'],
    ['2–4 weeks, 12–20 weeks, 6 weekends', '2–|4_weeks, 12–|20_weeks, 6 weekends'],
    ['Closed until 25 November 2026', 'Closed until 25_November 2026'],
    ['10 minggu, 1,150 kaki persegi, 25 Disember', '10_minggu, 1,150_kaki_persegi, 25_Disember'],
    ['Mon–Sat 9:00 AM–6:00 PM', 'Mon–|Sat 9:00_AM–|6:00_PM'],
    ['Isnin 9:00 pagi–6:00 petang, 56 inci', 'Isnin 9:00_pagi–|6:00_petang, 56_inci'],
  ])('%j as %j', (text, set) => expect(shown(typographic(text, places))).toBe(set))

  test('knowing what stands in front of it, and a headline with one long word at its end', () => {
    expect([typographic('" and more', [], 'e'), typographic('"and more', [], ' ')]).toEqual(['” and more', '“and more'])
    // Two words that would not fit on the line of a phone may part.
    expect(withoutWidow('tanpa menghilangkan kenangan.')).toBe('tanpa menghilangkan kenangan.')
  })

  test.each([
    ['He came.', '“He came.”'],
    ['"He came."', '"He came."'],
    ['「他来了。」', '「他来了。」'],
    ['“Calm” it is.', '““Calm” it is.”'],
  ])('as a quotation, %j as %j', (text, set) => expect(inQuotes(text)).toBe(set))

  test.each([
    ['Why not?. We reply a.m..', 'Why not? We reply a.m.'],
    ['早上10时. 次日回复.', '早上10时。次日回复。'],
    ['By 6 p.m.. Wait... soon.', 'By 6 p.m. Wait... soon.'],
  ])('from parts, %j as %j', (text, set) => expect(punctuated(text)).toBe(set))

  test.each([
    ['Terrace, Ipoh', 'Why not?', 'Terrace, Ipoh. Why not?'],
    ['Terrace, Ipoh.', 'Room A', 'Terrace, Ipoh. Room A.'],
    ['排屋，新山', '前厅', '排屋，新山。前厅。'],
  ])('as a caption, %j and %j as %j', (place, title, set) => expect(pairCaption(place, title)).toBe(set))

  // A quotation may begin or end with an element of its own: emphasis, a link, code.
  test.each([
    ['He said "', 'yes', '", twice.', 'He said “yes”, twice.'],
    ["See ('", 'the guide', "').", 'See (‘the guide’).'],
    ['"A ', 'so', ' and "', '“A so and ”'],
    ['他说"', '好', '"，走了', '他说“好”，走了'],
    ['A 12" tile, "', 'so', '"', 'A 12" tile, “so”'],
  ])('%j, emphasis %j and %j as %j', (before, inner, after, set) => {
    const text = [before, { type: 'emphasis', children: [inner] }, after] as const
    expect(JSON.stringify(typesetBlocks([{ type: 'paragraph', text }], []))).toBe(
      JSON.stringify([{ type: 'paragraph', text: [set.split(inner)[0], text[1], set.split(inner)[1]] }]),
    )
  })

  const letters = fc.constantFrom(...` \u00a0\u2060'"‘’“”–-.,5aB\`/:()é`)
  const texts = fc.string({ unit: letters, maxLength: 40 })

  test('once: only marks and spaces change, and a second run changes nothing', () => {
    const plain = (text: string) => unjoined(text).replace(/[‘’]/g, "'").replace(/[“”]/g, '"')
    fc.assert(
      fc.property(fc.string(), texts, (one, other) => {
        const set = typographic(one + other, places)
        expect(plain(set)).toBe(plain(one + other))
        expect(typographic(typographic(other, places), places)).toBe(typographic(other, places))
      }),
    )
  })

  test('around addresses and code, which come through unchanged', () => {
    const path = fc.string({ unit: fc.constantFrom(...`ab1/?&=%-–.~'()#:@!,;`), maxLength: 20 })
    const known = [`\`let's "go" 1–2\``, '/blog/1–2', "tel:+60'3", "./it's.md", "o'neil-1–2@example.org"]
    const address = fc.oneof(
      path.map((path) => `https://example.org/${path}`),
      fc.constantFrom(...known),
    )
    fc.assert(
      fc.property(texts, address, texts, (before, address, after) => {
        expect(typographic(`${before.replaceAll('`', '')} ${address} ${after}`, places)).toContain(address)
      }),
    )
  })
})

describe('a day', () => {
  test.each([
    ['2025-01-01', '2025-01-01', 'en', 'January 1, 2025'],
    ['2024-02-29', '2024-02-29', 'en', 'February 29, 2024'],
    ['0999-03-04', '0999-03-04', 'en', 'March 4, 999'],
    ['2026-02-17', '2026-02-18', 'en', 'February 17–18, 2026'],
    ['2026-01-31', '2026-02-02', 'en', 'January 31 – February 2, 2026'],
    ['2026-12-31', '2027-01-01', 'en', 'December 31, 2026 – January 1, 2027'],
    ['2026-02-17', '2026-02-18', 'ms', '17–18 Februari 2026'],
    ['2026-01-31', '2026-02-02', 'ms', '31 Januari – 2 Februari 2026'],
    ['2026-02-17', '2026-02-18', 'zh', '2026年2月17日至18日'],
    ['2026-01-31', '2026-02-02', 'zh', '2026年1月31日至2月2日'],
    ['2026-12-31', '2027-01-01', 'zh', '2026年12月31日至2027年1月1日'],
    ['2026-02-17', '2026-02-17', 'zh', '2026年2月17日'],
  ] as const)('%s to %s, in %s, is shown as %s, whatever the clock says', (from, until, language, shown) => {
    for (const name of ['Pacific/Kiritimati', 'Asia/Kuala_Lumpur', 'Pacific/Pago_Pago']) {
      vi.stubEnv('TZ', name)
      const dates = [displayDates(from, until, language), displayDate(from, language)]
      expect(dates).toEqual([shown, displayDates(from, from, language)])
    }
  })

  test('that is over has no notice any more, one to come has none yet', () => {
    const from = '2026-02-01'
    const notices = [
      { text: 'a', from, until: '2026-02-18' },
      { text: 'b', from, until: '2026-02-19' },
      { text: 'c', from: '2026-02-20', until: '2026-02-21' },
    ]
    const shown = noticesFrom('2026-02-19', notices).map(({ text, today }) => `${text} ${today}`)
    expect(shown).toEqual(['b true', 'c false'])
  })

  test('with hours of its own is told until it is over, the next ones first', () => {
    const hours = [
      { label: 'Christmas', date: '2026-12-25', closed: true },
      { label: 'Deepavali', from: '2026-11-08', until: '2026-11-09', closed: true },
      { label: 'New Year', date: '2026-01-01', closed: true },
    ]
    expect(specialHoursFrom('2026-11-09', hours, 'en').map(({ label, days }) => `${label}: ${days}`)).toEqual([
      'Deepavali: November 8–9, 2026',
      'Christmas: December 25, 2026',
    ])
  })
})

test.each([
  ['metatitle', 'Did you mean "metaTitle"?'],
  ['meta_description', 'Did you mean "metaDescription"?'],
  ['interior-design', 'Did you mean "Interior Design"?'],
  ['ID', 'Did you mean "id"?'],
  ['house-7.jpeg', 'Did you mean "House-07.jpg"?'],
  ...['house-8.jpg', 'house-77.jpg', 'house.jpg', 'summary', '<<', '1', '', 'xy', 'Gardening'].map((word) => [word]),
])('the remedy for the unknown word %j is: %s', (word = '', remedy = 'Remove it.') => {
  const keys = 'id title metaTitle metaDescription date tags category Renovation'.split(' ')
  expect(didYouMean(word, [...keys, 'Interior Design', 'House-07.jpg'], 'Remove it.')).toBe(remedy)
})

describe('a stand-in for the text of the firm', () => {
  test.each<[text: string, words?: string]>([
    ['Call +60 3-0000 0000.', '+60 3-0000 0000'],
    ['Call 012-000 0000.', '012-000 0000'],
    ['Write to hello@example.com.', 'hello@example.com'],
    ['Write to us@firm.example.', 'us@firm.example'],
    ['At 1, Jalan Contoh.', 'Jalan Contoh'],
    ['See instagram.com/batu.example.', 'batu.example'],
    ['# endpoint: https://forms.example.com'],
    ['## TODO'],
    ['An address like name@example.com, please.'],
    ['RM 30,000 for 1,000 sq ft, for example. Call +60 3-7728 1234.'],
  ])('in %j is %j', (text, words) => {
    const found = words ? [{ line: 2, column: text.indexOf(words) + 1, words }] : []
    expect(standIns(`First.\n${text}`, [])).toEqual(found)
  })

  test('is one in a heading of an article, but not in a comment of its front matter', () => {
    const found = standIns('---\ntitle: A  # TODO\n# TODO\nintro: |\n  # TODO\n---\n## Lorem ipsum\n#1 TODO\n', [])
    expect(found.map(({ line, words }) => `${line} ${words}`)).toEqual(['5 TODO', '7 Lorem ipsum', '8 TODO'])
  })

  test('is not looked for anew from each letter of a long word, or each digit', () => {
    expect(standIns(`${'a'.repeat(150_000)} ${'1-'.repeat(75_000)}`, [])).toEqual([])
    expect([linksIn('['.repeat(150_000)), shownMarks('＊'.repeat(150_000))]).toEqual([[], []])
  })

  test('is a name that content marks as a sample elsewhere, as a whole word', () => {
    const people = [{ name: 'Ani (A.)', sample: true }, { name: 'Ben' }]
    const names = namesOfSamples({ people, projects: [{ category: 'Lumi', sample: true }] })
    const found = standIns('Ask Ben.\nAsk Ani (A.) of Lumi, not Lumiere.\nLumiere', names)
    expect(found.map(({ line, column, words }) => `${line}:${column} ${words}`)).toEqual(['2:5 Ani (A.)', '2:17 Lumi'])
  })
})
