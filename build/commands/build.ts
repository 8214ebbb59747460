import { build } from '../build.ts'
import type { Options } from '../options.ts'
import { isError, place, report, sorted } from '../problems.ts'
import type { BuildReport } from '../types.ts'

/** `npm run build`: one line a stage, the problems, the three slowest pages. */
export async function run({ root, now, url, base, json }: Options): Promise<number> {
  const started = performance.now()
  const log = json ? () => {} : console.log
  const bar = progress()
  const result = await build({
    root,
    now,
    url,
    base,
    onStage({ name, detail, milliseconds }) {
      bar.end()
      log(`${name.padEnd(9)}${String(Math.round(milliseconds)).padStart(7)} ms  ${detail}`)
    },
    onPicture: json ? undefined : bar.show,
  })
  if (json) console.log(JSON.stringify(sorted(result.problems).map(toJson), null, 2))
  else if (result.problems.length > 0) console.error(`\n${report(result.problems)}\n`)
  if (process.env.GITHUB_ACTIONS) for (const each of result.problems) console.log(annotation(each))
  if (result.problems.some(isError)) {
    log('dist is as it was.')
    return 1
  }
  const took = `${Math.round(performance.now() - started)} ms`
  if (result.slowest.length === 0)
    log(`Nothing has changed since the last build: ${result.written?.files} files, ${took}.`)
  else log(`Built in ${took}. Slowest pages: ${slowest(result)}`)
  for (const line of result.notes) log(line)
  return 0
}

function slowest({ slowest }: BuildReport): string {
  return slowest.map(({ route, milliseconds }) => `${route} ${milliseconds.toFixed(1)} ms`).join(', ')
}

type Each = Parameters<typeof isError>[0]

function toJson(each: Each) {
  const { file, line, column, ruleId, reason, note } = each
  return { file, line, column, rule: ruleId, level: isError(each) ? 'error' : 'warning', reason, note }
}

/** A problem as GitHub shows it beside the line (workflow commands). */
function annotation(each: Each): string {
  const encode = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const level = isError(each) ? 'error' : 'warning'
  return `::${level} file=${each.file},line=${each.line ?? 1},col=${each.column ?? 1},title=${each.ruleId}::${encode(`${place(each)} ${each.reason}. ${each.note}`)}`
}

/** Pictures as they are made: a bar on a terminal, a line at every tenth elsewhere. */
function progress() {
  let open = false
  return {
    show(done: number, total: number) {
      if (process.stdout.isTTY) {
        open = true
        const filled = Math.round((done / total) * 30)
        process.stdout.write(`\rpictures  [${'#'.repeat(filled)}${'.'.repeat(30 - filled)}] ${done}/${total}`)
      } else if (done === total || done % Math.ceil(total / 10) === 0) console.log(`pictures ${done} of ${total}`)
    },
    end() {
      if (open) process.stdout.write('\r\u001b[K')
      open = false
    },
  }
}
