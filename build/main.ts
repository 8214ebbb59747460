import { resolve } from 'node:path'
import { build } from './build.ts'
import { isError, report } from './problems.ts'

const root = process.cwd()
const [command = 'build'] = process.argv.slice(2)

if (command === 'build') process.exitCode = await runBuild()
if (command === 'preview') await runPreview()

async function runPreview() {
  const { serve } = await import('./serve.ts')
  const { url } = await serve({ dist: resolve(root, 'dist'), base: process.env.SITE_BASE ?? '/', port: Number(process.env.PORT ?? 4173) })
  console.log(url)
}

async function runBuild(): Promise<number> {
  const started = performance.now()
  const result = await build({
    root: resolve(root),
    now: new Date().toISOString().slice(0, 10),
    url: process.env.SITE_URL,
    base: process.env.SITE_BASE,
    onStage: ({ name, detail, milliseconds }) => console.log(`${name.padEnd(9)} ${String(Math.round(milliseconds)).padStart(6)} ms  ${detail}`),
  })
  const text = report(result.problems)
  if (text) console.error(`\n${text}`)
  if (result.problems.some(isError)) return 1
  const slow = result.slowest.map(({ route, milliseconds }) => `${route} ${Math.round(milliseconds)} ms`).join(', ')
  console.log(`built in ${Math.round(performance.now() - started)} ms; slowest: ${slow}`)
  return 0
}
