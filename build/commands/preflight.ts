import type { Problem } from '../../src/model/problem.ts'
import { textIn } from '../cache/files.ts'
import { Places } from '../content/places.ts'
import type { Options } from '../options.ts'
import { isError, sorted, stopsStrict } from '../problems.ts'
import { readSite } from './readSite.ts'

/** `npm run preflight`: lists what to settle before going live. Exits with 1 while anything blocks. */
export async function run(options: Options): Promise<number> {
  const read = await readSite(options)
  if (!read) return 1
  const { rules, content, pictures } = read.value
  const places = new Places(options.root, rules)
  const found = rules.preflight(content, textIn(options.root), (file) => pictures.asset({ file }))
  // Whatever stops a strict build blocks, too: it would not appear as it was written.
  const blocked = read.problems.map((each) => ({ ...each, warning: !stopsStrict(each) }))
  const findings = sorted([...blocked, ...found.map((each) => places.locate(each))])
  const blocking = findings.filter(isError).length
  const where = ({ file, line = 1 }: Problem) => `${file}:${line}`
  const width = Math.max(0, ...findings.map((each) => where(each).length))
  for (const each of findings) {
    const level = isError(each) ? 'blocks ' : 'look at'
    const reason = each.reason.replace(/(?<![.!?…])$/, '.')
    console.log(`${level}  ${where(each).padEnd(width)}  ${reason} ${each.remedy}`)
  }
  const sum = blocking > 0 ? `${blocking} of ${findings.length} findings block` : 'Once it builds, nothing blocks'
  console.log(`\n${sum} going live.`)
  return blocking > 0 ? 1 : 0
}
