import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * The compressed twins of a text file, the same bytes for the same text on every machine. The window is as large as the text:
 * clearing brotli’s tables for the usual 4 MB takes ten times as long as compressing a page.
 */
export async function twins(bytes: Uint8Array): Promise<{ br: Buffer; gz: Buffer }> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN, BROTLI_DEFAULT_WINDOW } = constants
  const params = {
    [BROTLI_PARAM_QUALITY]: 9,
    [BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [BROTLI_PARAM_LGWIN]: Math.min(Math.max(16, Math.ceil(Math.log2(bytes.length))), BROTLI_DEFAULT_WINDOW),
  }
  const [br, gz] = await Promise.all([brotli(bytes, { params }), gzipped(bytes, { level: 9 })])
  return { br, gz }
}

/** Whether a file is worth compressing: text is, pictures and fonts are compressed already. */
export function isCompressible(file: string): boolean {
  return /\.(html|css|js|xml|txt|svg|json|webmanifest)$/.test(file)
}
