import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, dirname, extname, join, normalize } from 'node:path'
import type { PictureAsset } from '../src/model/page.ts'
import type { Addresses } from '../src/model/routes.ts'
import type { Finding, PictureUse } from '../src/model/site.ts'
import { cardKey, drawCard } from './card.ts'
import { type Placeholder, placeholderOf, placeholderRule } from './placeholder.ts'
import { didYouMean } from './problems.ts'
import { loadSharp } from './sharp.ts'

/** Widths that a master is made into, never upscaled; its own width joins them when it lies between. */
const WIDTHS = [400, 640, 960, 1280, 1920]
const ENCODERS = { avif: { quality: 50, effort: 2 }, webp: { quality: 74, effort: 4 } } as const
type Format = keyof typeof ENCODERS
/** Part of every key: what the variants of a master depend on besides its bytes. Raise it when encoding changes. */
const RECIPE = JSON.stringify([ENCODERS, 'v1'])

/** A master, and everything known of it before anything is encoded. */
interface Master {
  readonly path: string
  /** Name of its variants without width and type: 'images/coasis-1.0f3a91c2'. */
  readonly name: string
  readonly widths: readonly number[]
  readonly asset: PictureAsset
  readonly placeholder: Placeholder
  readonly key: string
}

/** What is remembered of a master under its key. */
interface Known extends Placeholder {
  readonly width: number
  readonly height: number
}

interface Card {
  readonly title: string
  readonly master: Master | undefined
}

/** The pictures of a site: names and sizes first, variants when they are asked for. The only cache on disk. */
export class Images {
  private readonly masters = new Map<string, Master>()
  private readonly byName = new Map<string, Master>()
  private readonly cards = new Map<string, Card>()

  private constructor(
    private readonly cache: string,
    private readonly firm: string,
  ) {}

  /** Reads every master that content refers to. A file that is missing or is no picture is a problem where it was asked for. */
  static async plan(
    root: string,
    cache: string,
    uses: readonly PictureUse[],
    addresses: Addresses,
    firm: string,
  ): Promise<{ value: Images; problems: Finding[] }> {
    const images = new Images(cache, firm)
    const problems: Finding[] = []
    const files = [...new Set(uses.map(({ image }) => image.file))].sort()
    for (const file of files) {
      const result = await readMaster(root, cache, file, images.masters.size, addresses)
      if ('reason' in result) {
        const asked = uses.filter(({ image }) => image.file === file)
        problems.push(...asked.map(({ entry, path }) => ({ file: entry, path: [...path, 'file'], ...result })))
      } else {
        images.masters.set(file, result)
        images.byName.set(result.name, result)
      }
    }
    return { value: images, problems }
  }

  /** What is known of a picture that content refers to. Throws for one that is not in the plan. */
  asset(file: string): PictureAsset {
    const master = this.masters.get(file)
    if (!master) throw new Error(`The picture ${JSON.stringify(file)} is not in the plan`)
    return master.asset
  }

  /** CSS of every placeholder, by class name. */
  placeholders(): Map<string, string> {
    return new Map(
      [...this.masters.values()].map(({ asset, placeholder }) => [
        asset.className,
        placeholderRule(asset.className, placeholder),
      ]),
    )
  }

  /** The file of a social card, 1200 by 630, with a picture and a title. */
  card(title: string, picture: string | undefined): string {
    const master = picture ? this.masters.get(picture) : undefined
    const key = cardKey(title, this.firm, master?.key ?? '')
    const file = `cards/${slug(title)}.${key}.jpg`
    this.cards.set(file, { title, master })
    return file
  }

  /** Whether a file of dist is a picture that can be made here. */
  has(file: string): boolean {
    return this.cards.has(file) || this.variant(file) !== undefined
  }

  /** The path of a finished picture in the cache: looked up first, made when it is not there. */
  async make(file: string): Promise<string> {
    const path = join(this.cache, file)
    if (existsSync(path)) return path
    const card = this.cards.get(file)
    const variant = this.variant(file)
    if (card) await save(path, await drawCard(card.title, this.firm, card.master?.path))
    else if (variant) await save(path, await encode(variant.master.path, variant.width, variant.format))
    else throw new Error(`${file} is no picture of this site`)
    return path
  }

  /** Makes every file that is not in the cache yet, on all cores, few at a time. Calls back after each. */
  async makeAll(files: readonly string[], onDone: (done: number, total: number) => void): Promise<void> {
    const missing = files.filter((file) => !existsSync(join(this.cache, file)))
    let next = 0
    let done = 0
    const work = async () => {
      for (let file = missing[next++]; file !== undefined; file = missing[next++]) {
        await this.make(file)
        done += 1
        onDone(done, missing.length)
      }
    }
    await Promise.all(Array.from({ length: availableParallelism() }, work))
  }

  /** Removes variants that no page refers to once they outnumber those in use; not at once, since work comes and goes. */
  prune(files: ReadonlySet<string>): void {
    const held = ['images', 'cards'].flatMap((folder) =>
      tryList(join(this.cache, folder)).map((name) => `${folder}/${name}`),
    )
    if (held.length < 2 * files.size + 200) return
    for (const file of held)
      if (!files.has(file) && !file.endsWith('.json')) rmSync(join(this.cache, file), { force: true })
  }

  private variant(file: string): { master: Master; width: number; format: Format } | undefined {
    const [, name = '', width = '', format] = /^(.+)-(\d+)\.(avif|webp)$/.exec(file) ?? []
    const master = this.byName.get(name)
    if (!master?.widths.includes(Number(width))) return undefined
    return { master, width: Number(width), format: format as Format }
  }
}

type Failure = Pick<Finding, 'rule' | 'reason' | 'note'>

async function readMaster(
  root: string,
  cache: string,
  file: string,
  index: number,
  { asset }: Addresses,
): Promise<Master | Failure> {
  const path = join(root, 'content', file)
  if (normalize(file).startsWith('..') || file.startsWith('/')) {
    return {
      rule: 'picture-outside',
      reason: `The picture ${JSON.stringify(file)} lies outside content/`,
      note: 'Copy it into content/images/.',
    }
  }
  let bytes: Buffer
  try {
    bytes = readFileSync(path)
  } catch {
    const note = didYouMean(basename(file), tryList(dirname(path)), 'Put the picture there, or correct its name.')
    return { rule: 'missing-picture', reason: `There is no picture ${JSON.stringify(file)} in content/`, note }
  }
  const key = createHash('sha256').update(bytes).update(RECIPE).digest('hex').slice(0, 8)
  const remembered = join(cache, 'images', `${key}.json`)
  try {
    const known: Known = existsSync(remembered) ? JSON.parse(readFileSync(remembered, 'utf8')) : await look(bytes)
    if (!existsSync(remembered)) await save(remembered, JSON.stringify(known))
    const { width, height } = known
    const widths = [...WIDTHS.filter((each) => each < width), Math.min(width, WIDTHS.at(-1) ?? width)]
    const largest = widths.at(-1) ?? width
    const name = `images/${slug(basename(file, extname(file)))}.${key}`
    return {
      path,
      key,
      name,
      widths,
      placeholder: known,
      asset: {
        width: largest,
        height: Math.max(1, Math.round((height * largest) / width)),
        widths,
        url: (each, format) => asset(`${name}-${each}.${format}`),
        className: `q${index.toString(36)}`,
      },
    }
  } catch (error) {
    const reason = `${JSON.stringify(file)} cannot be read as a picture: ${firstLine(error)}`
    return { rule: 'broken-picture', reason, note: 'Export it again as JPEG or PNG.' }
  }
}

/** Size as it is seen (orientation applied) and placeholder: decodes the whole picture, so a damaged one shows here. */
async function look(bytes: Buffer): Promise<Known> {
  const sharp = await loadSharp()
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .flatten({ background: '#f2ede3' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const small = await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .resize(3, 2, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()
  return { width: info.width, height: info.height, ...placeholderOf(small) }
}

async function encode(path: string, width: number, format: Format): Promise<Buffer> {
  const sharp = await loadSharp()
  const image = sharp(path, { sequentialRead: true })
    .autoOrient()
    .flatten({ background: '#f2ede3' })
    .toColourspace('srgb')
    .resize({ width, withoutEnlargement: true })
  return format === 'avif' ? image.avif(ENCODERS.avif).toBuffer() : image.webp(ENCODERS.webp).toBuffer()
}

/** Whole or not at all: written under another name first. */
async function save(path: string, content: Buffer | string): Promise<void> {
  const temporary = `${path}.${process.pid}.tmp`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(temporary, content)
  renameSync(temporary, path)
}

function slug(name: string): string {
  return (
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 48) || 'picture'
  )
}

function tryList(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function firstLine(error: unknown): string {
  return String((error as Error).message ?? error).split('\n')[0] ?? ''
}
