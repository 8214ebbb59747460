import { isMap, isPair, isScalar, visit } from 'yaml'
import type { Content } from './content.ts'
import type { Place } from './sourceFile.ts'

/** A sample that still stands in for something of the firm's own. */
export interface Sample extends Place {
  readonly file: string
  readonly what: string
}

/** Every `sample: true` in content, with its place and what it marks. */
export function samples({ files }: Content): Sample[] {
  return [...files].flatMap(([file, source]) => {
    if (!source.text.includes('sample: true')) return []
    const found: Sample[] = []
    visit(source.document, {
      Pair(_, pair, path) {
        if (!isScalar(pair.key) || pair.key.value !== 'sample' || !isScalar(pair.value) || pair.value.value !== true) return
        found.push({ file, ...source.place(pair.key.range?.[0] ?? 0), what: describe(path) })
      },
    })
    return found
  })
}

/** The names on the way to a sample, and the first text beside it: 'team.members: Nadia Rahim'. */
function describe(path: readonly unknown[]): string {
  const keys = path.flatMap((node) => (isPair(node) && isScalar(node.key) ? String(node.key.value) : []))
  const parent = path.at(-1)
  const first = isMap(parent) ? parent.items.find(({ value }) => isScalar(value) && typeof value.value === 'string') : undefined
  const text = first && isScalar(first.value) ? String(first.value.value) : ''
  return [keys.join('.'), text.slice(0, 60)].filter(Boolean).join(': ')
}
