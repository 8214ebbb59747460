import { availableParallelism } from 'node:os'
import pMap from 'p-map'
import type { PictureAsset } from '../../src/model/page.ts'
import type { PictureUse } from '../../src/model/pictures/pictureUses.ts'
import type { PictureView } from '../../src/model/pictures/upright.ts'
import type { Problem } from '../../src/model/problem.ts'
import type { LocalPicture } from '../../src/model/schema/fields.ts'
import { toFileName } from '../cache/files.ts'
import type { Result } from '../problems.ts'
import { cardKey, drawCard } from './card.ts'
import { encode, encodeLogo } from './encode.ts'
import { bytesOf, type Master, type PlanOptions, readMaster, type Unusable } from './master.ts'
import { firstLine } from './sharp.ts'

/** How many pictures are made at once, which bounds memory: one per core, up to the 4 threads of Node's pool. */
const concurrency = Math.min(4, availableParallelism())

type Place = Pick<Problem, 'file' | 'path' | 'line' | 'column'>
type Save = (file: string, bytes: Uint8Array) => void
type OnDone = (done: number, total: number) => void

/** A unit of work that makes files: all variants of a master, which is read once for them, or a social card. */
interface Work {
  /** The places in content that refer to the files, and the message to report there on failure. */
  readonly places: readonly Place[]
  readonly failed: string
  readonly make: (files: readonly string[], save: Save) => Promise<void>
}

/** A file of dist: the work that makes it, and its cache key. */
interface PlannedFile {
  readonly key: string
  readonly work: Work
  /** The master that it is a variant of. */
  readonly master?: string
}

/** The pictures of a site. Names and sizes are known once planned; variants are made on request. */
export class Pictures {
  private readonly masters = new Map<string, Master>()
  private readonly files = new Map<string, PlannedFile>()

  private constructor(
    private readonly uses: ReadonlyMap<string, readonly PictureUse[]>,
    private readonly options: PlanOptions,
  ) {}

  /** Reads every master that content refers to. An unusable one becomes a problem at each place that refers to it. */
  static async plan(uses: readonly PictureUse[], options: PlanOptions): Promise<Result<Pictures>> {
    const usesOf = new Map<string, PictureUse[]>(uses.map(({ image }) => [image.file, []]))
    for (const use of uses) usesOf.get(use.image.file)?.push(use)
    const pictures = new Pictures(usesOf, options)
    const files = [...usesOf.keys()].sort()
    const read = (file: string, index: number) => {
      const cuts = new Set(usesOf.get(file)?.flatMap(({ cut }) => cut ?? []))
      return readMaster(options, { file, cuts: [...cuts], className: `q${index.toString(36)}` })
    }
    const masters = await pMap(files, read, { concurrency })
    return { value: pictures, problems: masters.flatMap((master, index) => pictures.take(files[index] ?? '', master)) }
  }

  /** The part of the plan that pages depend on, for their cache keys. */
  get summary(): readonly unknown[] {
    return [...this.masters.values()].map(({ views, colours }) => [views, colours])
  }

  /** What pages need to show a picture that content refers to. Throws when it is not in the plan. */
  asset({ file, cut }: PictureView): PictureAsset {
    const view = this.masters.get(file)?.views.find((each) => each.cut === cut)
    if (view) return view.asset
    const asOpening = cut === undefined ? '' : ' as one that opens a page: content must call it "image" or "hero"'
    throw new Error(`The picture ${JSON.stringify(file)} is not in the plan${asOpening}`)
  }

  /** The CSS rule of each blurred preview, about 20 bytes, by class name. src/components/Picture draws the gradient. */
  blurs(): Map<string, string> {
    const rule = (name: string, colours: readonly string[]) => `.${name}{--b:${colours.map((colour) => `#${colour}`)}}`
    return new Map([...this.masters.values()].map(({ className, colours }) => [className, rule(className, colours)]))
  }

  /** Plans a 1200 × 630 social card and returns its file name in dist. `source` is the content file of its page. */
  card(title: string, picture: Pick<LocalPicture, 'file' | 'focus'> | undefined, source: string): string {
    const { firm, mark, colours } = this.options
    const text = { title, firm, mark }
    const master = picture && this.masters.get(picture.file)
    const focus = picture?.focus
    const key = cardKey(text, colours, master?.key, focus)
    const file = `cards/${toFileName(title)}.${key.slice(0, 8)}.jpg`
    const places = master ? this.askedFor(master.file) : [{ file: source }]
    const failed = `The social card of ${JSON.stringify(title)} could not be drawn`
    const draw = () => drawCard(text, colours, master && { ...master, focus, bytes: bytesOf(master) })
    const make = async (_: unknown, save: Save) => save(file, await draw())
    this.files.set(file, { key: `card-${key}`, work: { places, failed, make } })
    return file
  }

  /** The master of a variant in dist, as content names it. */
  masterOf(file: string): string | undefined {
    return this.files.get(file)?.master
  }

  /** Whether a file of dist is a picture in the plan. */
  has(file: string): boolean {
    return this.files.has(file)
  }

  /** The bytes of a picture, from the cache or made now. Throws when it cannot be made. */
  async make(file: string): Promise<Uint8Array> {
    const made: Uint8Array[] = []
    const [problem] = await this.makeAll([file], (_, bytes) => made.push(bytes))
    if (!made[0]) throw new Error(problem?.reason)
    return made[0]
  }

  /**
   * Passes every file to `save`: cached ones first, the others as they are made, a few at a time. Calls `onDone` after
   * each file that had to be made. System errors such as a full disk are not the fault of a picture and are thrown.
   */
  async makeAll(files: readonly string[], save: Save, onDone?: OnDone): Promise<Problem[]> {
    const { cache } = this.options
    const missing = new Map<Work, string[]>()
    for (const file of files) {
      const { key, work } = this.files.get(file) ?? {}
      const bytes = key && cache.get<Uint8Array>('pictures', key)
      if (bytes) save(file, bytes)
      else if (work) missing.set(work, [...(missing.get(work) ?? []), file])
    }
    const total = [...missing.values()].flat().length
    let done = 0
    const keep: Save = (file, bytes) => {
      const key = this.files.get(file)?.key
      if (key) cache.put('pictures', key, bytes)
      save(file, bytes)
      done += 1
      onDone?.(done, total)
    }
    const failures: unknown[] = [] // after one, what is in progress is finished, and nothing else is begun
    const finish = async ([work, files]: [Work, string[]]) =>
      failures.length > 0 ? [] : attempt(work, files, keep).catch((error) => void failures.push(error))
    const problems = await pMap(missing, finish, { concurrency })
    if (failures.length > 0) throw failures[0]
    return problems.flatMap((each) => each ?? [])
  }

  /** Adds a master to the plan. Problems with it are reported at each place in content that refers to it. */
  private take(file: string, master: Master | Unusable): Problem[] {
    if ('rule' in master) return this.askedFor(file).map((place) => ({ ...place, ...master }))
    this.masters.set(file, master)
    const make = async (wanted: readonly string[], save: Save) => {
      const bytes = bytesOf(master)
      if (wanted.includes(master.logo)) save(master.logo, await encodeLogo(master.logo, bytes))
      for (const view of master.views) {
        const variants = view.variants.filter((each) => wanted.includes(each.file))
        const made = variants.length > 0 ? encode(bytes, this.options.colours.plaster, { ...view, variants }) : []
        for await (const each of made) save(each.file, each.bytes)
      }
    }
    const work = { places: this.askedFor(file), failed: `${JSON.stringify(file)} could not be encoded`, make }
    this.files.set(master.logo, { key: `${master.key}-logo`, work })
    for (const variant of master.views.flatMap(({ variants }) => variants))
      this.files.set(variant.file, { key: variant.key, work, master: file })
    const onPhotographs = this.askedFor(file, (use) => use.turnsWhite)
    if ((master.opaque || master.solid) && onPhotographs.length > 0) {
      const reason = `${JSON.stringify(file)} has no transparent background: on photographs it would be a white box`
      const remedy = 'Export it as SVG or PNG with a transparent background, or add "onDark" with a light version.'
      return onPhotographs.map((place) => ({ ...place, rule: 'opaque-logo', reason, remedy, warning: true }))
    }
    if (master.lettered) {
      const reason = `${JSON.stringify(file)} has letters in a font that others may not have: they would look different`
      const remedy = 'Export it with the text converted to outlines (curves, paths).'
      return this.askedFor(file).map((place) => ({ ...place, rule: 'lettered-svg', reason, remedy, warning: true }))
    }
    if (master.frames === 1) return []
    const reason = `${JSON.stringify(file)} has ${master.frames} frames; only the first is shown`
    const remedy = 'Export that frame as JPEG or PNG.'
    return this.askedFor(file).map((place) => ({ ...place, rule: 'animated-picture', reason, remedy, warning: true }))
  }

  private askedFor(file: string, isMeant: (use: PictureUse) => unknown = () => true): Place[] {
    const uses = this.uses.get(file) ?? []
    return uses.filter(isMeant).map(({ entry, path, at }) => ({ file: entry, ...(at ?? { path: [...path, 'file'] }) }))
  }
}

/** Does the work. A failure that a picture causes becomes a problem at each place in content that refers to it. */
async function attempt({ places, failed, make }: Work, files: readonly string[], save: Save): Promise<Problem[]> {
  try {
    await make(files, save)
    return []
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code) throw error
    const reason = `${failed}: ${firstLine(error)}`
    const remedy = 'Build again; finished pictures are kept. If it fails again, export the picture as JPEG or PNG.'
    return places.map((place) => ({ ...place, rule: 'picture-failed', reason, remedy }))
  }
}
