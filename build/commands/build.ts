import { join } from 'node:path'
import type { Problem } from '../../src/model/problem.ts'
import { textIn } from '../cache/files.ts'
import type { Options } from '../options.ts'
import { isError, place, report, sorted } from '../problems.ts'
import { build } from '../run.ts'

/** `npm run build`: prints a line per stage, and the problems. */
export async function run({ root, now, url, base, json, strict }: Options): Promise<number> {
  const started = performance.now()
  const log = json ? () => {} : console.log
  const result = await build({
    ...{ root, code: root, cache: join(root, '.cache'), dist: join(root, 'dist') },
    ...{ now, url, base, strict },
    onStage: ({ name, detail, milliseconds }) =>
      log(`${name.padEnd(9)}${String(Math.round(milliseconds)).padStart(7)} ms  ${detail}`),
    onPicture: (done, total) => {
      if (done === total || done % Math.ceil(total / 10) === 0) log(`pictures ${done} of ${total}`)
    },
    onWait: (holder) => log(`${holder} is writing dist; waiting for it to finish.`),
  })
  const problems = sorted(result.problems).map((each) => ({ ...each, level: isError(each) ? 'error' : 'warning' }))
  if (json) console.log(JSON.stringify(problems, ['file', 'line', 'column', 'rule', 'level', 'reason', 'remedy'], 2))
  else if (result.problems.length > 0) console.error(`\n${report(result.problems, textIn(root))}\n`)
  if (process.env.GITHUB_ACTIONS) for (const problem of problems) log(annotation(problem))
  if (!result.written) {
    const onlyWarnings = !result.problems.some(isError)
    // A disk may have been full halfway, where files are written one by one.
    if (result.problems.every(({ rule }) => rule !== 'cannot-write'))
      log(`dist is unchanged${onlyWarnings ? ': with --strict, warnings stop the build, too' : ''}.`)
    return 1
  }
  const took = `${Math.round(performance.now() - started)} ms`
  const { files, written } = result.written
  log(written > 0 ? `Built in ${took}.` : `dist is up to date: ${files} files, ${took}.`)
  for (const remark of result.remarks ?? []) log(remark)
  return 0
}

/** A problem as a GitHub workflow command, which annotates its line. */
function annotation(problem: Problem & { level: string }): string {
  const { file, line = 1, column = 1, rule, level, reason, remedy } = problem
  const encode = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const name = encode(file).replaceAll(':', '%3A').replaceAll(',', '%2C')
  const message = encode(`${place(problem)} ${reason}. ${remedy}`)
  return `::${level} file=${name},line=${line},col=${column},title=${rule}::${message}`
}
