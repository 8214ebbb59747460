import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { digestOf } from '../cache/files.ts'
import { Claims } from './claims.ts'
import type { Output } from './output.ts'

/** A written file: its size in bytes with Brotli (0 if not compressed), and digests of it and its compressed copies. */
export interface WrittenFile {
  readonly weight: number
  readonly digests: Readonly<Record<string, string>>
}

/** The files of the new site and their compressed copies. Each belongs to one source, the file that it is made from. */
export class Dist {
  readonly claims = new Claims()

  constructor(
    private readonly output: Output,
    private readonly precompress: boolean,
  ) {}

  /** Adds a file and its compressed copies. If another source has its path, that becomes a problem instead. */
  async add(file: string, content: string | Uint8Array, source: string): Promise<WrittenFile> {
    const bytes = Buffer.from(content)
    const copies = this.precompress && COMPRESSIBLE.test(file) ? await compressedCopies(file, bytes) : {}
    const files = Object.entries({ [file]: bytes, ...copies })
    for (const [name, each] of files) {
      if (!this.claims.claim(name, source)) break // one report is enough
      this.output.write(name, each)
    }
    const digests = Object.fromEntries(files.map(([name, each]) => [name, digestOf(each)]))
    return { weight: copies[`${file}.br`]?.length ?? 0, digests }
  }

  /** Adds a copy of a file, which is not read as a whole unless it is a text: it may be a film. */
  async copy(file: string, from: string, source: string): Promise<void> {
    if (COMPRESSIBLE.test(file)) await this.add(file, readFileSync(from), source)
    else if (this.claims.claim(file, source)) this.output.copy(file, from)
  }

  /** Keeps a file of the old site if it and its compressed copies are still as written. Returns whether they are. */
  keep(file: string, { digests }: WrittenFile, source: string): boolean {
    const hasCopies = `${file}.br` in digests
    if (hasCopies !== this.precompress || !this.output.keep(digests)) return false
    for (const name of Object.keys(digests)) if (!this.claims.claim(name, source)) break
    return true
  }
}

/** Files that are worth compressing: images and fonts already are compressed. */
const COMPRESSIBLE = /\.(html|css|js|xml|txt|svg|json|webmanifest)$/

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * The compressed copies of a text file. The same text gives the same bytes on machines of one system, whose name
 * gzip adds. Brotli's window is 64 KB if the text fits: with larger ones, compressing takes five times as long.
 */
async function compressedCopies(file: string, bytes: Uint8Array): Promise<Record<string, Uint8Array>> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_DEFAULT_WINDOW } = constants
  const window = bytes.length > 65_536 ? BROTLI_DEFAULT_WINDOW : 16
  const params = { [BROTLI_PARAM_QUALITY]: 9, [BROTLI_PARAM_LGWIN]: window }
  const [br, gz] = await Promise.all([brotli(bytes, { params }), gzipped(bytes, { level: 9 })])
  return { [`${file}.br`]: br, [`${file}.gz`]: gz }
}
