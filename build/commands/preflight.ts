import { join } from 'node:path'
import { Cache } from '../cache/cache.ts'
import { Inputs } from '../cache/inputs.ts'
import { ContentReader } from '../content/content.ts'
import { Places } from '../content/places.ts'
import { preflight } from '../content/preflight.ts'
import type { Options } from '../options.ts'
import { toModel } from '../pages/model.ts'
import { isError, report, sorted } from '../problems.ts'
import { textIn } from './terminal.ts'

/** `npm run preflight`: a table of what stands between the content and going live. Exit 1 while something blocks. */
export async function run({ root, now, json }: Options): Promise<number> {
  const cache = new Cache(join(root, '.cache'))
  const inputs = new Inputs()
  const places = new Places(root)
  const { value: content, problems } = await new ContentReader(root, cache, inputs).read()
  const model = content && (await toModel(content, { root, now, drafts: true, cache, inputs }))
  const all = [...problems, ...(model?.problems.map((each) => places.locate(each)) ?? [])]
  if (!content || !model || all.some(isError)) {
    console.error(report(all, textIn(root)))
    return 1
  }
  const found = preflight(root, content, (file) => model.value.pictures.asset(file).width)
  const findings = sorted([...all, ...found].map((each) => places.locate(each)))
  const blocking = findings.filter(isError).length
  if (json) console.log(JSON.stringify(findings, null, 2))
  else {
    const where = findings.map(({ file, line = 1 }) => `${file}:${line}`)
    const width = Math.max(0, ...where.map((each) => each.length))
    for (const [index, finding] of findings.entries())
      console.log(
        `${isError(finding) ? 'blocks' : 'look at'}  ${where[index]?.padEnd(width)}  ${sentence(finding.reason)} ${finding.remedy}`,
      )
    console.log(
      blocking > 0 ? `\n${blocking} of ${findings.length} findings block going live.` : '\nNothing blocks going live.',
    )
  }
  return blocking > 0 ? 1 : 0
}

function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}
