import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

/*
 * A corpus of any size that is the same on every machine: articles of 900 to 1,030 words with 6 to 8 headings, 3 lists,
 * 2 callouts, 1 table and 4 links. Two settings limit the comparison to building pages: articles have no pictures
 * (titles repeat, so that there are only as many social cards to draw as titles), and `precompress` is off, since the
 * other generators do not compress.
 */

export const project = join(import.meta.dirname, '../..')

interface Article {
  readonly id: number
  readonly title: string
  readonly description: string
  readonly date: string
  readonly category: string
  readonly tags: readonly string[]
  readonly blocks: readonly Block[]
}

type Block =
  | { readonly type: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly type: 'callout'; readonly icon: string; readonly text: string }
  | { readonly type: 'table'; readonly caption: string; readonly rows: readonly (readonly string[])[] }

/** Copies this generator in its current state to a folder, with everything it needs to build `count` articles. */
export function writeSite(folder: string, count: number): void {
  for (const name of ['build', 'src', 'public', 'package.json', 'package-lock.json', '.cache/pictures']) {
    if (existsSync(join(project, name))) cpSync(join(project, name), join(folder, name), { recursive: true })
  }
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'))
  mkdirSync(join(folder, 'content/blog'), { recursive: true })
  symlinkSync(join(project, 'content/images'), join(folder, 'content/images'))
  for (const name of readdirSync(join(project, 'content'))) {
    if (!name.endsWith('.yaml')) continue
    const text = readFileSync(join(project, 'content', name), 'utf8')
    const own = name === 'site.yaml' ? `${text.replace(/^precompress:.*\n/m, '')}\nprecompress: false\n` : text
    writeFileSync(join(folder, 'content', name), own)
  }
  for (const article of articles(count)) {
    writeFileSync(join(folder, `content/blog/${article.id}.md`), articleFile(article))
  }
}

/** An article in the format that this generator reads. */
export function articleFile({ id, title, description, date, category, tags, blocks }: Article): string {
  const head = [
    `id: ${id}`,
    `title: ${title}`,
    `metaTitle: ${title}, part ${id}`,
    `metaDescription: ${description}`,
    `date: ${date}`,
    'author: Interior Design Team',
    'authorImage: mark',
    'authorBio: The team looks at each new finish twice, once in the showroom and once after a wet month.',
    `category: ${category}`,
    `tags: [${tags.join(', ')}]`,
    'cta:',
    '  text: Ready for a first visit?',
    '  buttonText: Ask for a site visit',
    '  buttonLink: /contact',
    'relatedLinks: []',
  ]
  return document(head, blocks.map(asDirective))
}

/** Writes the same articles and seven plain pages as Markdown that all generators read. `home` is the home page. */
export function writePeerContent(folder: string, count: number, home: string): void {
  mkdirSync(join(folder, 'content/blog'), { recursive: true })
  for (const article of articles(count)) {
    const { id, title, description, date, category, tags } = article
    const head = [
      `title: ${title}`,
      `metaTitle: ${title}, part ${id}`,
      `description: ${description}`,
      `date: ${date}`,
      'author: Interior Design Team',
      `category: ${category}`,
      `tags: [${tags.join(', ')}]`,
    ]
    writeFileSync(join(folder, `content/blog/${id}.md`), document(head, article.blocks.map(asMarkdown)))
  }
  const pages = [home, 'about.md', 'services.md', 'gallery.md', 'contact.md', 'not-found.md', 'placeholder.md']
  const random = generator(7)
  for (const file of pages) {
    const { title, description, blocks } = article(1, count, random)
    const head = [`title: ${title}`, `description: ${description}`]
    writeFileSync(join(folder, 'content', file), document(head, blocks.map(asMarkdown)))
  }
}

/** Articles 1 to `count`. Article 7 of 18 differs from article 7 of 1,000, because links point to other articles. */
export function* articles(count: number, seed = 1): Iterable<Article> {
  const random = generator(seed)
  for (let id = 1; id <= count; id += 1) yield article(id, count, random)
}

type Random = (below: number) => number

function article(id: number, count: number, random: Random): Article {
  const pick = <Item>(items: readonly Item[]) => items[random(items.length)] as Item
  const sentence = () => {
    const text = `${pick(subjects)} ${pick(verbs)} ${pick(objects)} ${pick(tails)}.`
    return random(8) === 0 ? text.replace(/^(The \w+)/, '**$1**') : text
  }
  const link = (text: string, url: string) => `Read [${text}](${url}) before the work starts.`
  const other = () => `/blog/${1 + random(count)}`
  const links = [
    link(pick(titles), other()),
    link(pick(titles), other()),
    link('what we do', '/services'),
    link('the guide to house rules', `https://example.com/guides/${id}`),
  ]
  const extras: Block[] = [
    { type: 'table', caption: `${pick(titles)}, by room`, rows: table(pick) },
    { type: 'list', ordered: false, items: Array.from({ length: 4 }, sentence) },
    { type: 'callout', icon: 'info', text: sentence() },
    { type: 'list', ordered: true, items: Array.from({ length: 4 }, sentence) },
    { type: 'callout', icon: 'check', text: sentence() },
    { type: 'list', ordered: false, items: Array.from({ length: 3 }, sentence) },
  ]
  const headings = 6 + random(3)
  const sections = Array.from({ length: headings }, (_, index): [Block, Block[], Block[]] => [
    { type: 'heading', level: index % 3 === 2 ? 3 : 2, text: `${pick(rooms)} and ${pick(things)}` },
    [],
    extras.slice(index, index + 1),
  ])
  const target = 908 + random(75)
  const size = () => sections.flat(2).reduce((sum, block) => sum + words(block), 0)
  for (let round = 0, total = size(); total < target; round += 1) {
    const [, paragraphs] = sections[round % headings] as [Block, Block[], Block[]]
    const text = [sentence(), sentence(), ...links.splice(0, 1), sentence()].join(' ')
    paragraphs.push({ type: 'paragraph', text })
    total += text.split(' ').length
  }
  return {
    id,
    title: titles[id % titles.length] as string,
    description: `${pick(subjects)} ${pick(verbs)} ${pick(objects)}. Article ${id} says how, and what to ask first.`,
    date: new Date(Date.UTC(2025, 11, 31) - (id % 3_000) * 86_400_000).toISOString().slice(0, 10),
    category: pick(['Renovation', 'Interior Design']),
    tags: [pick(things), pick(rooms)],
    blocks: sections.flat(2),
  }
}

function table(pick: <Item>(items: readonly Item[]) => Item): string[][] {
  return [
    ['Room', 'Suits', 'Think twice'],
    ...Array.from({ length: 5 }, () => [pick(rooms), pick(things), pick(tails)]),
  ]
}

function words(block: Block): number {
  return asMarkdown(block).match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu)?.length ?? 0
}

/** A block in this generator's Markdown, where callouts and tables are directives. */
function asDirective(block: Block): string {
  if (block.type === 'callout') return `:::callout{icon=${block.icon}}\n${block.text}\n:::`
  if (block.type === 'table') return `:::table{caption="${block.caption}" striped}\n${rows(block.rows)}\n:::`
  return asMarkdown(block)
}

/** A block in the Markdown that all generators share: callouts become quotes, and captions paragraphs. */
function asMarkdown(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${block.text}`
    case 'paragraph':
      return block.text
    case 'list':
      return block.items.map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${item}`).join('\n')
    case 'callout':
      return `> ${block.text}`
    case 'table':
      return `${block.caption}\n\n${rows(block.rows)}`
  }
}

function rows([head = [], ...body]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => ':---')), ...body.map(line)].join('\n')
}

function document(head: readonly string[], blocks: readonly string[]): string {
  return `---\n${head.join('\n')}\n---\n\n${blocks.join('\n\n')}\n`
}

/** Generates integers below a bound, the same ones for the same seed (mulberry32). */
function generator(seed: number): Random {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const rooms = 'Kitchen,Yard,Study,Bedroom,Landing,Porch,Living room,Bathroom,Dining room,Store,Balcony,Corridor'.split(
  ',',
)
const things = 'Storage,Daylight,Timber,Tiles,Wiring,Paint,Glass,Stone,Curtains,Doors,Fans,Lamps'.split(',')
const titles = [
  'Before You Hack a Wall',
  'Tiles That Last in the Tropics',
  'A Study in the Corner of a Landing',
  'What a Quotation Should Say',
  'Shade, Fans and Cool Rooms',
  'Planning a Wet Kitchen',
  'Storage up to the Ceiling',
  'Paint for Rooms that Face West',
  'Lifts, Deposits and House Rules',
  'Timber Floors and Wet Months',
  'Lamps at Three Heights',
  'A Bathroom That Dries',
  'Old Doors in New Rooms',
  'The First Week on Site',
  'How to Measure a Flat',
  'Glass Blocks and Vent Walls',
]
const subjects = [
  'The carpenter',
  'The electrician',
  'The office that runs your condo',
  'A careful owner',
  'The plumber',
  'Our site team',
  'The person who signs the quotation',
  'A tiler with ten years of work behind him',
  'The supplier',
  'The neighbour below',
  'The architect',
  'A family of four',
]
const verbs = [
  'checks',
  'measures',
  'asks about',
  'marks on the plan',
  'counts',
  'photographs',
  'wants to see',
  'writes down',
  'prices',
  'covers',
  'tests',
  'orders',
]
const objects = [
  'the floor trap and the slope of the screed',
  'each socket behind the tall cupboard',
  'the beam over the dry kitchen',
  'all the doors that must stay fire-rated',
  'the water heater and its own circuit',
  'three samples of the same timber',
  'the width of the lift door',
  'the wall that faces the afternoon sun',
  'the skirting, the grout and the silicone',
  'a spare box of tiles from one batch',
  'the boards that touch a wet floor',
  'the hinges, the runners and the handles',
]
const tails = [
  'before anyone orders a thing',
  'on the first morning',
  'while the floor is open',
  'after a week of rain',
  'with the plan on the table',
  'and signs for it',
  'in daylight, with the power on',
  'when the deposit is due',
  'as the house rules ask',
  'twice, with two tapes',
  'and keeps the paper',
  'long before the paint',
]

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { articles: { type: 'string', default: '1000' }, to: { type: 'string' } } })
  if (!values.to) throw new Error('Say where to write: --to folder')
  writeSite(resolve(values.to), Number(values.articles))
}
