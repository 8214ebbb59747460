import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** The compressed twins of a text file, the same bytes for the same text on every machine. */
export async function twins(bytes: Uint8Array): Promise<{ br: Buffer; gz: Buffer }> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const [br, gz] = await Promise.all([brotli(bytes, { params }), gzipped(bytes, { level: 9 })])
  return { br, gz }
}

/** Whether a file is worth compressing: text is, pictures and fonts are compressed already. */
export function isCompressible(file: string): boolean {
  return /\.(html|css|js|xml|txt|svg|json|webmanifest)$/.test(file)
}
