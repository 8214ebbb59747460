import type { Problem } from '../../src/model/problem.ts'
import { digestOf, tryRead } from '../cache/files.ts'
import { Claims } from './claims.ts'
import { isCompressible, twins } from './compress.ts'
import { Output, type Written } from './output.ts'

export interface DistOptions {
  readonly dist: string
  /** Compressed twins beside every text file. */
  readonly precompress: boolean
  /** Told when another build must be waited for. */
  readonly onWait: (holder: string) => void
}

/** A document as it was written: its weight in brotli, and its files by their digests. */
export interface WrittenPage {
  readonly weight: number
  readonly digests: Readonly<Record<string, string>>
}

/** The files of the new site, each with its compressed twins, and owned by one source: the file that it is made from. */
export class Dist {
  private readonly claims = new Claims()

  private constructor(
    private readonly output: Output,
    private readonly precompress: boolean,
  ) {}

  static async open({ dist, precompress, onWait }: DistOptions): Promise<Dist> {
    return new Dist(await Output.open(dist, onWait), precompress)
  }

  /** What has been added so far. */
  get files(): ReadonlySet<string> {
    return this.claims.files
  }

  /** Two sources of one file. */
  get problems(): readonly Problem[] {
    return this.claims.problems
  }

  /** Adds a document. */
  async addPage(file: string, html: string, source: string): Promise<WrittenPage> {
    const files = await this.add(file, html, source)
    const digests = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, digestOf(bytes)]))
    return { weight: files[`${file}.br`]?.length ?? 0, digests }
  }

  /** Keeps a document of the old site, if it and its twins are there as they were written: says whether they are. */
  keepPage(file: string, { digests }: WrittenPage, source: string): boolean {
    if (this.precompress !== `${file}.br` in digests || !this.output.keep(digests)) return false
    this.claims.claim(file, source)
    return true
  }

  /** Adds any other file. Gives all that it became. */
  async add(file: string, content: string | Uint8Array, source: string): Promise<Record<string, Uint8Array>> {
    const files = await this.withTwins(file, Buffer.from(content))
    if (this.claims.claim(file, source))
      for (const [name, bytes] of Object.entries(files)) this.output.write(name, bytes)
    return files
  }

  /** Adds a file as it is; one that is too large to be read is copied. */
  async addFile(file: string, path: string, source: string): Promise<void> {
    const bytes = tryRead(path)
    if (bytes) await this.add(file, bytes, source)
    else if (this.claims.claim(file, source)) this.output.copy(file, path)
  }

  /** Adds a finished picture. */
  addPicture(file: string, bytes: Uint8Array): void {
    this.output.write(file, bytes)
  }

  /** Puts the new site into dist. */
  commit(): Written {
    return this.output.commit()
  }

  /** Ends the work. What was not committed is given up; dist stays as it was. */
  close(): void {
    this.output.close()
  }

  private async withTwins(file: string, bytes: Buffer): Promise<Record<string, Uint8Array>> {
    if (!this.precompress || !isCompressible(file)) return { [file]: bytes }
    const { br, gz } = await twins(bytes)
    return { [file]: bytes, [`${file}.br`]: br, [`${file}.gz`]: gz }
  }
}
