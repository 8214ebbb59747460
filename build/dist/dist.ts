import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Problem } from '../../src/model/problem.ts'
import { digestOf, tryRead } from '../cache/files.ts'
import { Output } from './output.ts'

/** A document as it was written: its weight in brotli, and its files by their digests. */
export interface WrittenPage {
  readonly weight: number
  readonly digests: Readonly<Record<string, string>>
}

/** The files of the new site, each with its compressed twins, and owned by one source: the file that it is made from. */
export class Dist {
  readonly claims = new Claims()

  private constructor(
    readonly output: Output,
    private readonly precompress: boolean,
  ) {}

  static async open(dist: string, precompress: boolean, onWait: (holder: string) => void): Promise<Dist> {
    return new Dist(await Output.open(dist, onWait), precompress)
  }

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
    const bytes = Buffer.from(content)
    const files = { [file]: bytes, ...(this.precompress && isCompressible(file) && (await twins(file, bytes))) }
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
}

/** Who makes which file of dist: one path has one source, and nothing is a file and a folder at once. */
export class Claims {
  /** The files that have a source. */
  readonly files = new Set<string>()
  /** Two sources of one path. */
  readonly problems: Problem[] = []
  private readonly owners = new Map<string, string>()
  private readonly folders = new Map<string, string>()

  /** Says whether a source may make a file: whether nobody else does. Some file systems fold case. */
  claim(file: string, source: string): boolean {
    const path = file.toLowerCase()
    const above = foldersAbove(path)
    const owner = [path, ...above].map((each) => this.owners.get(each)).find(Boolean) ?? this.folders.get(path)
    if (owner) {
      const reason = `${file} is made twice: by ${owner} and by ${source}`
      const remedy = 'Give one of the two another address.'
      this.problems.push({ file: source, rule: 'same-address', reason, remedy })
      return false
    }
    this.owners.set(path, source)
    for (const folder of above) this.folders.set(folder, source)
    this.files.add(file)
    return true
  }
}

/** 'blog/1/index.html' -> 'blog/1', 'blog' */
function foldersAbove(path: string): string[] {
  const end = path.lastIndexOf('/')
  return end < 0 ? [] : [path.slice(0, end), ...foldersAbove(path.slice(0, end))]
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * The compressed twins of a text file, the same bytes for the same text on every machine. A window of 64 KB is enough for
 * pages, and brotli’s tables for it are small: clearing those of the usual 4 MB takes ten times as long as compressing.
 */
async function twins(file: string, bytes: Uint8Array): Promise<Record<string, Uint8Array>> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN, BROTLI_DEFAULT_WINDOW } = constants
  const params = {
    [BROTLI_PARAM_QUALITY]: 9,
    [BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [BROTLI_PARAM_LGWIN]: Math.min(Math.max(16, Math.ceil(Math.log2(bytes.length))), BROTLI_DEFAULT_WINDOW),
  }
  const [br, gz] = await Promise.all([brotli(bytes, { params }), gzipped(bytes, { level: 9 })])
  return { [`${file}.br`]: br, [`${file}.gz`]: gz }
}

/** Whether a file is worth compressing: text is, pictures and fonts are compressed already. */
function isCompressible(file: string): boolean {
  return /\.(html|css|js|xml|txt|svg|json|webmanifest)$/.test(file)
}
