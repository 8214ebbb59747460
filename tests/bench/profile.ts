import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { writeSite } from './corpus.ts'
import { ours, workFolder } from './generators.ts'
import { environment } from './measure.ts'

/*
 * Where the time of a build goes: top functions and packages, by self time, from V8's sampling profiler.
 *   npx tsx tests/bench/profile.ts --articles 1000 --kind cold|unchanged|edited --top 25
 */

interface Profile {
  readonly nodes: readonly ProfileNode[]
  readonly samples: readonly number[]
  readonly timeDeltas: readonly number[]
}

interface ProfileNode {
  readonly id: number
  readonly callFrame: { readonly functionName: string; readonly url: string }
  readonly children?: readonly number[]
}

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '1000' },
    kind: { type: 'string', default: 'cold' },
    top: { type: 'string', default: '25' },
  },
})
const site = join(workFolder(), 'site')
mkdirSync(site)
writeSite(site, Number(values.articles))
build() // encodes the pictures, which are not to be profiled
if (values.kind === 'cold')
  for (const name of [ours.output, ...ours.caches(site)]) rmSync(join(site, name), { recursive: true })
if (values.kind === 'edited') appendFileSync(join(site, 'content/blog/7.md'), '\nAn edit of this article.\n')
console.log(build('--cpu-prof', '--cpu-prof-dir=profile'))
const profiles = readdirSync(join(site, 'profile')).map(
  (name): Profile => JSON.parse(readFileSync(join(site, 'profile', name), 'utf8')),
)
const top = Number(values.top)
const nodes = profiles.flatMap((profile) => timed(profile))
print(
  'By function, self time',
  group(nodes, ({ node, self }) => [[nameOf(node), self]]),
  top,
)
print(
  'By package, self time',
  group(nodes, ({ node, self }) => [[packageOf(node), self]]),
  top,
)
print('Functions of build/, with all that they call', totals(nodes), top)

function build(...options: string[]): string {
  const words = [...options, '--require', 'tsx/cjs', 'build/main.ts', 'build']
  const { status, stdout, stderr } = spawnSync('node', words, { cwd: site, env: environment, encoding: 'utf8' })
  if (status !== 0) throw new Error(stdout + stderr)
  return stdout
}

interface Timed {
  readonly node: ProfileNode
  readonly self: number
  /** Functions of build/ on the call stack of this node, itself included, each once. */
  readonly path: ReadonlySet<string>
}

/** Every node with its self time in milliseconds. */
function timed({ nodes, samples, timeDeltas }: Profile): Timed[] {
  const self = new Map<number, number>()
  for (const [index, id] of samples.entries()) self.set(id, (self.get(id) ?? 0) + (timeDeltas[index] ?? 0) / 1000)
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const found: Timed[] = []
  const visit = (node: ProfileNode, above: ReadonlySet<string>) => {
    const path = isOwn(node) ? new Set([...above, nameOf(node)]) : above
    if (node.callFrame.functionName !== '(idle)') found.push({ node, self: self.get(node.id) ?? 0, path })
    for (const id of node.children ?? []) visit(byId.get(id) as ProfileNode, path)
  }
  if (nodes[0]) visit(nodes[0], new Set())
  return found
}

function totals(nodes: readonly Timed[]): Map<string, number> {
  return group(nodes, ({ path, self }) => [...path].map((name) => [name, self] as const))
}

function group(nodes: readonly Timed[], entries: (node: Timed) => readonly (readonly [string, number])[]) {
  const sums = new Map<string, number>()
  for (const node of nodes) for (const [name, time] of entries(node)) sums.set(name, (sums.get(name) ?? 0) + time)
  return sums
}

function isOwn(node: ProfileNode): boolean {
  return sourceOf(node).startsWith('build/') && node.callFrame.functionName !== ''
}

function nameOf(node: ProfileNode): string {
  return `${node.callFrame.functionName || '(anonymous)'} ${sourceOf(node)}`.trim()
}

function packageOf(node: ProfileNode): string {
  const source = sourceOf(node)
  if (source.startsWith('node:')) return 'node'
  return /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? (source || node.callFrame.functionName)
}

/** The source file of a function. */
function sourceOf({ callFrame: { url } }: ProfileNode): string {
  const file = url.startsWith('file:') ? fileURLToPath(url) : url
  return file.replace(`${site}/`, '').replace(/^.*node_modules/, 'node_modules')
}

function print(title: string, sums: ReadonlyMap<string, number>, count: number) {
  const sorted = [...sums].sort(([, a], [, b]) => b - a)
  const lines = sorted.slice(0, count).map(([name, time]) => `| ${Math.round(time)} | ${name} |`)
  console.log([`\n${title}`, '', '| ms | |', '| ---: | --- |', ...lines].join('\n'))
}
