import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'

/** The resources that one run of a command used. */
export interface Run {
  readonly seconds: number
  /** CPU seconds of the command and all its children, on all cores. Always 0 outside Linux. */
  readonly cpuSeconds: number
  /** Peak memory of the command and all its children together. Always 0 outside Linux. */
  readonly megabytes: number
  /** CPU seconds that other programs used in the meantime. */
  readonly disturbance: number
}

/** Runs a command until it exits. Throws with its output when it fails. */
export async function measure(command: readonly string[], folder: string): Promise<Run> {
  const [program = '', ...words] = command
  const before = busySeconds()
  const own = process.cpuUsage()
  const started = performance.now()
  const child = spawn(program, words, { cwd: folder, env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
  const stop = () => child.kill('SIGKILL')
  process.prependOnceListener('exit', stop)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk))
  let megabytes = 0
  let used = 0
  const sampling = setInterval(() => {
    const tree = treeOf(child.pid ?? 0)
    megabytes = Math.max(megabytes, sum(tree.map(({ resident }) => resident)) / 1_048_576)
    used = Math.max(used, sum(tree.map(({ seconds }) => seconds)))
  }, 20)
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  clearInterval(sampling)
  process.off('exit', stop)
  const seconds = (performance.now() - started) / 1000
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${printed.slice(-4000)}`)
  const { user, system } = process.cpuUsage(own)
  const disturbance = Math.max(0, busySeconds() - before - used - (user + system) / 1_000_000)
  return { seconds, cpuSeconds: used, megabytes, disturbance }
}

/** Tries up to three runs: returns the first that is quiet or takes more than 20 s, or else the least disturbed. */
export async function quietest(run: () => Promise<Run>): Promise<Run> {
  const runs: Run[] = []
  while (runs.length < 3) {
    const last = await run()
    if (isQuiet(last) || last.seconds > 20) return last
    runs.push(last)
  }
  return runs.reduce((a, b) => (b.disturbance / b.seconds < a.disturbance / a.seconds ? b : a))
}

/** Whether other programs used less than a tenth of one core, plus 0.1 s. */
export function isQuiet({ seconds, disturbance }: Run): boolean {
  return disturbance < 0.1 + 0.1 * seconds
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2
}

/** The environment of all measured programs: no telemetry, no terminal colours. */
export const environment = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', FORCE_COLOR: '0' }

/** Memory and CPU time of a process and all its descendants. */
function treeOf(pid: number): { resident: number; seconds: number }[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const ticks = sum(fields.slice(11, 15)) // utime, stime, and those of exited children
    const resident = (fields[21] ?? 0) * 4096
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
    )
    return [{ resident, seconds: ticks / 100 }, ...children.flatMap((child) => treeOf(Number(child)))]
  } catch {
    return [] // it has just exited, or this is not Linux
  }
}

function busySeconds(): number {
  return sum(cpus().map(({ times }) => times.user + times.nice + times.sys + times.irq)) / 1000
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
