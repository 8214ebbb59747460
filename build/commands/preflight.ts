import { join } from 'node:path'
import { readContent } from '../content.ts'
import type { Options } from '../options.ts'
import { preflight } from '../preflight.ts'
import { prepare } from '../prepare.ts'
import { isError, report } from '../problems.ts'
import { Records } from '../records.ts'

/** `npm run preflight`: a table of what stands between the content and going live. Exit 1 while something blocks. */
export async function run({ root, now, json }: Options): Promise<number> {
  const { value, problems } = readContent(root, new Records(join(root, '.cache')))
  const model = value.source && (await prepare(value.source, value, { root, now, drafts: true }))
  const all = [...problems, ...(model?.problems ?? [])]
  if (!value.source || !model || all.some(isError)) {
    console.error(report(all))
    return 1
  }
  const findings = preflight(value.source, value, (file) => model.value.images.asset(file).width)
  const blocking = findings.filter(({ blocks }) => blocks).length
  if (json) console.log(JSON.stringify(findings, null, 2))
  else {
    const width = Math.max(0, ...findings.map(({ file, line }) => `${file}:${line}`.length))
    for (const { file, line, what, blocks } of findings)
      console.log(`${blocks ? 'blocks' : 'note  '}  ${`${file}:${line}`.padEnd(width)}  ${what}`)
    console.log(
      blocking > 0 ? `\n${blocking} of ${findings.length} findings block going live.` : '\nNothing blocks going live.',
    )
  }
  return blocking > 0 ? 1 : 0
}
