import type { Finding } from '../src/model/finding.ts'
import type { PictureAsset } from '../src/model/page.ts'
import type { PictureUse } from '../src/model/pictureUses.ts'
import type { Addresses } from '../src/model/routes.ts'
import { cardKey, drawCard } from './card.ts'
import { encode, type Format, type Variant } from './encode.ts'
import { inParallel } from './inParallel.ts'
import { Inputs } from './inputs.ts'
import { bytesOf, type Failure, firstLine, type Master, memory, readMaster, slug } from './master.ts'
import { PictureCache } from './pictureCache.ts'
import { placeholderRule } from './placeholder.ts'

interface Card {
  readonly title: string
  readonly master: Master | undefined
  /** The content file of its page. */
  readonly source: string
}

type OnDone = (done: number, total: number) => void
type Place = Pick<Finding, 'file' | 'path'>

/** One piece of work: a master into variants, or a card. */
interface Job {
  /** Where content asks for it. */
  readonly places: readonly Place[]
  /** What to say when it fails. */
  readonly failed: string
  run(save: (file: string, bytes: Uint8Array) => void): Promise<void>
}

/** The pictures of a site: names and sizes first, variants when they are asked for. */
export class Images {
  private readonly masters = new Map<string, Master>()
  private readonly byName = new Map<string, Master>()
  private readonly cards = new Map<string, Card>()

  private constructor(
    private readonly cache: PictureCache,
    private readonly uses: readonly PictureUse[],
    private readonly firm: string,
  ) {}

  /** Reads every master that content refers to. One that is missing or is no picture is a problem where it was asked for. */
  static async plan(
    root: string,
    folder: string,
    uses: readonly PictureUse[],
    addresses: Addresses,
    firm: string,
    inputs = new Inputs(),
  ): Promise<{ value: Images; problems: Finding[] }> {
    const cache = new PictureCache(folder)
    const images = new Images(cache, uses, firm)
    const files = [...new Set(uses.map(({ image }) => image.file))].sort()
    const read = new Map<string, Master | Failure>()
    await inParallel([...files.entries()], async ([index, file]) => {
      read.set(file, await readMaster({ root, cache, inputs, addresses }, file, `q${index.toString(36)}`))
    })
    const problems = files.flatMap((file) => images.take(file, read.get(file)))
    return { value: images, problems }
  }

  /** What pages are made from of the plan: names, sizes and placeholders, by file. Plain data. */
  known(): readonly unknown[] {
    return [...this.masters].map(([file, { name, widths, asset, placeholder }]) => [
      file,
      name,
      widths,
      asset,
      placeholder,
    ])
  }

  /** What is known of a picture that content refers to. Throws for one that is not in the plan. */
  asset(file: string): PictureAsset {
    const master = this.masters.get(file)
    if (!master) throw new Error(`The picture ${JSON.stringify(file)} is not in the plan`)
    return master.asset
  }

  /** CSS of every placeholder, by class name. */
  placeholders(): Map<string, string> {
    const rule = ({ asset, placeholder }: Master) => placeholderRule(asset.className, placeholder)
    return new Map([...this.masters.values()].map((master) => [master.asset.className, rule(master)]))
  }

  /** The file of a social card, 1200 by 630, with a picture and a title. `source` is the content file of its page. */
  card(title: string, picture: string | undefined, source: string): string {
    const master = picture ? this.masters.get(picture) : undefined
    const key = cardKey(title, this.firm, master?.key ?? '')
    const file = `cards/${slug(title)}.${key}.jpg`
    this.cards.set(file, { title, master, source })
    return file
  }

  /** Whether a file of dist is a picture that can be made here. */
  has(file: string): boolean {
    return this.cards.has(file) || this.variant(file) !== undefined
  }

  /** The path in the cache of a picture that has been made. */
  path(file: string): string {
    return this.cache.path(file)
  }

  /** The path of a finished picture in the cache: looked up first, made when it is not there. Throws when it cannot be made. */
  async make(file: string): Promise<string> {
    if (!this.has(file)) throw new Error(`${file} is no picture of this site`)
    const [problem] = await this.makeAll([file], () => {})
    if (problem) throw new Error(problem.reason)
    return this.cache.path(file)
  }

  /** Makes every file that is not in the cache yet, on all cores, few at a time. Calls back after each. */
  async makeAll(files: readonly string[], onDone: OnDone): Promise<Finding[]> {
    const missing = files.filter((file) => !this.cache.has(file))
    const problems: Finding[] = []
    let done = 0
    const save = (file: string, bytes: Uint8Array) => {
      this.cache.save(file, bytes)
      done += 1
      onDone(done, missing.length)
    }
    await inParallel(this.jobs(missing), async ({ places, failed, run }) => {
      try {
        await run(save)
      } catch (error) {
        // A full disk is not the fault of a picture: it ends the build.
        if ((error as NodeJS.ErrnoException).code) throw error
        const reason = `${failed}: ${firstLine(error)}`
        const note = 'Build again; what is finished is kept. If it fails again, export the picture as JPEG or PNG.'
        problems.push(...places.map((place) => ({ ...place, rule: 'picture-failed', reason, note })))
      }
    })
    return problems
  }

  /** Removes what has not been used for long from the cache; not at once, since work comes and goes. */
  prune(files: ReadonlySet<string>): void {
    this.cache.prune(new Set([...files, ...[...this.masters.values()].map(({ key }) => memory(key))]))
  }

  /** A master joins the plan, a failure becomes a problem wherever content asks for the picture. */
  private take(file: string, read: Master | Failure | undefined): Finding[] {
    if (!read) return []
    if ('rule' in read) return this.askedFor(file).map((place) => ({ ...place, ...read }))
    this.masters.set(file, read)
    this.byName.set(read.name, read)
    if (read.frames === 1) return []
    const reason = `${JSON.stringify(file)} holds ${read.frames} pictures; the first is shown`
    const warning = { rule: 'animated-picture', reason, note: 'Export that one as JPEG or PNG.', warning: true }
    return this.askedFor(file).map((place) => ({ ...place, ...warning }))
  }

  private askedFor(file: string): Place[] {
    const uses = this.uses.filter(({ image }) => image.file === file)
    return uses.map(({ entry, path }) => ({ file: entry, path: [...path, 'file'] }))
  }

  /** The work for some files: all variants of a master are one job, so that it is decoded once. */
  private jobs(files: readonly string[]): Job[] {
    const wanted = new Map<Master, Variant[]>()
    for (const file of files) {
      const variant = this.variant(file)
      if (variant) wanted.set(variant.master, [...(wanted.get(variant.master) ?? []), variant])
    }
    const cards = files.flatMap((file) => {
      const card = this.cards.get(file)
      return card ? this.drawing(file, card) : []
    })
    return [...[...wanted].map(([master, variants]) => this.encoding(master, variants)), ...cards]
  }

  private encoding(master: Master, variants: readonly Variant[]): Job {
    return {
      places: this.askedFor(master.file),
      failed: `${JSON.stringify(master.file)} could not be encoded`,
      async run(save) {
        for await (const { width, format, bytes } of encode(bytesOf(master), master.asset.width, variants))
          save(`${master.name}-${width}.${format}`, bytes)
      },
    }
  }

  private drawing(file: string, { title, master, source }: Card): Job {
    return {
      places: master ? this.askedFor(master.file) : [{ file: source }],
      failed: `The social card of ${JSON.stringify(title)} could not be drawn`,
      run: async (save) => save(file, await drawCard(title, this.firm, master && bytesOf(master))),
    }
  }

  private variant(file: string): (Variant & { master: Master }) | undefined {
    const [, name = '', width = '', format] = /^(.+)-(\d+)\.(avif|webp)$/.exec(file) ?? []
    const master = this.byName.get(name)
    if (!master?.widths.includes(Number(width))) return undefined
    return { master, width: Number(width), format: format as Format }
  }
}
