import { Check, type PlaceOfLink } from './check.ts'
import { isCompressible, twins } from './compress.ts'
import type { Facts } from './facts.ts'
import { Output, type Written } from './output.ts'
import { type Problem, problem } from './problems.ts'

export interface DistOptions {
  readonly dist: string
  readonly base: string
  readonly url: string
  /** Compressed twins beside every text file. */
  readonly precompress: boolean
}

/** A document of the old site, as it was left. */
export interface KeptPage {
  readonly stamp: string
  readonly facts: Facts
  readonly weight: number
}

/** The files of the new site: each is checked, written with its compressed twins, and owned by one source. */
export class Dist {
  private readonly owners = new Map<string, string>()
  private readonly collisions: Problem[] = []

  private constructor(
    private readonly output: Output,
    private readonly check: Check,
    private readonly precompress: boolean,
  ) {}

  static async open({ dist, base, url, precompress }: DistOptions): Promise<Dist> {
    return new Dist(await Output.open(dist), new Check(base, url), precompress)
  }

  /** Adds a document; `source` is the content file that it is made from. Gives its weight in brotli. */
  async page(file: string, html: string, facts: Facts, source: string): Promise<number> {
    this.check.addPage(file, facts, source)
    const weight = await this.add(file, html, source)
    this.check.addWeight(file, source, weight)
    return weight
  }

  /** Keeps a document of the old site, if it and its twins are there as they were left. */
  keepPage(file: string, { stamp, facts, weight }: KeptPage, source: string): boolean {
    const { output, precompress } = this
    const twins = precompress ? [`${file}.br`, `${file}.gz`] : []
    if (output.stamp(file) !== stamp || twins.some((twin) => output.sizeOf(twin) === 0)) return false
    this.check.addPage(file, facts, source)
    this.check.addWeight(file, source, weight)
    if (this.claim(file, source)) for (const each of [file, ...twins]) output.keep(each)
    return true
  }

  /** Size and time of a file of dist as it is now, to know it again. */
  stamp(file: string): string {
    return this.output.stamp(file)
  }

  /** Adds any other file. Gives its weight in brotli, 0 when it is not compressed. */
  async add(file: string, content: string | Uint8Array, source: string): Promise<number> {
    if (!this.claim(file, source)) return 0
    const { output } = this
    const bytes = Buffer.from(content)
    const same = output.isSame(file, bytes)
    output.write(file, bytes)
    if (!this.precompress || !isCompressible(file)) return 0
    if (same && output.keep(`${file}.br`) && output.keep(`${file}.gz`)) return output.sizeOf(`${file}.br`)
    const { br, gz } = await twins(bytes)
    output.write(`${file}.br`, br)
    output.write(`${file}.gz`, gz)
    return br.length
  }

  /** Announces a picture that `copy` will bring once everything else is right. */
  expect(file: string): void {
    this.check.addFile(file)
  }

  /** Adds a picture from the cache; its name tells its content. */
  copy(file: string, from: string): void {
    this.output.copy(file, from, { known: true })
  }

  /** Every problem of the files among themselves. */
  problems(placeOf: PlaceOfLink): readonly Problem[] {
    return [...this.collisions, ...this.check.finish(placeOf)]
  }

  commit(): Written {
    return this.output.commit()
  }

  discard(): void {
    this.output.discard()
  }

  /** One file, one source, on file systems that fold case, too. */
  private claim(file: string, source: string): boolean {
    const owner = this.owners.get(file.toLowerCase())
    this.owners.set(file.toLowerCase(), owner ?? source)
    this.check.addFile(file)
    if (!owner) return true
    const reason = `${file} is made twice: by ${owner} and by ${source}`
    this.collisions.push(
      problem({ file: source, rule: 'same-address', reason, note: 'Give one of the two another address.' }),
    )
    return false
  }
}
