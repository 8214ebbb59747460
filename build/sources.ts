import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The code and the style sheets of src/. */
export function sourceFiles(root: string): string[] {
  const names = existsSync(join(root, 'src'))
    ? readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    : []
  return names
    .filter((name) => /(^|[\\/])[^.\\/][^\\/]*\.(tsx?|css)$/.test(name))
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .sort()
}
