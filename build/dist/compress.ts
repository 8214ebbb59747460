import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * The compressed twins of a text file, the same bytes for the same text on every machine. A window of 64 KB is enough for
 * pages, and brotli’s tables for it are small: clearing those of the usual 4 MB takes ten times as long as compressing.
 */
export async function twins(bytes: Uint8Array): Promise<{ br: Buffer; gz: Buffer }> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN, BROTLI_DEFAULT_WINDOW } = constants
  const params = {
    [BROTLI_PARAM_QUALITY]: 9,
    [BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [BROTLI_PARAM_LGWIN]: bytes.length < 2 ** 17 ? 16 : BROTLI_DEFAULT_WINDOW,
  }
  const [br, gz] = await Promise.all([brotli(bytes, { params }), gzipped(bytes, { level: 9 })])
  return { br, gz }
}

/** Whether a file is worth compressing: text is, pictures and fonts are compressed already. */
export function isCompressible(file: string): boolean {
  return /\.(html|css|js|xml|txt|svg|json|webmanifest)$/.test(file)
}
