import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import sirv from 'sirv'
import { build } from '../../build/run.ts'
import { findChromium } from '../chromium/chromium.ts'
import { project } from './corpus.ts'
import { machine, workFolder } from './generators.ts'
import { environment, median } from './measure.ts'

/*
 * Runs Lighthouse on every route of the built site, with a simulated phone, slow 4G and CPU, over HTTP/2 with brotli.
 *   npx tsx tests/bench/lighthouse.ts --runs 3 --routes /,/contact
 * Each run also measures an empty page: no other page can paint earlier.
 */

const all = '/,/about,/services,/gallery,/blog,/blog/6,/blog/support/3,/contact'
const empty = '/empty.html'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Report {
  readonly scores: readonly number[]
  readonly firstPaint: number
  readonly largestPaint: number
  readonly shift: number
  readonly blocking: number
}

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, routes: { type: 'string', default: all } },
})
const work = workFolder()
const { origin, stop } = await serveSecurely()
try {
  const lighthouse = install()
  const chromium = findChromium()
  const reports = new Map<string, Report[]>([empty, ...values.routes.split(',')].map((route) => [route, []]))
  for (let run = 1; run <= Number(values.runs); run += 1) {
    for (const [route, all] of reports) {
      all.push(await measure(lighthouse, chromium, origin + route))
      console.error(`run ${run}: ${route} ${all.at(-1)?.scores.join(' ')}`)
    }
  }
  console.log(table(lighthouse.version, reports))
} finally {
  stop()
}

/** Serves the site over HTTP/2, which browsers only use with TLS, with a self-signed certificate. */
async function serveSecurely() {
  const [key, cert, dist] = ['key.pem', 'cert.pem', 'dist'].map((name) => join(work, name)) as [string, string, string]
  const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost']
  execFileSync('openssl', [...words, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  const files: { answer?: ReturnType<typeof sirv> } = {}
  const server = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) }, (request, response) => {
    const [to, from] = [response, request] as [Http2ServerResponse, Http2ServerRequest]
    files.answer?.(from as never, to as never, () => void to.writeHead(404).end())
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`
  const cache = join(project, '.cache')
  await build({ root: project, code: project, cache, dist, now: '2026-11-21', url: origin })
  writeFileSync(join(dist, 'empty.html'), '<!doctype html><html lang="en"><title>Empty</title><p>Empty</p></html>')
  files.answer = sirv(dist, { brotli: true, gzip: true })
  return { origin, stop: () => server.close() }
}

function install() {
  const folder = join(work, 'lighthouse')
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  const words = ['install', 'lighthouse', '--no-audit', '--no-fund', '--prefer-offline']
  const { status, stderr } = spawnSync('npm', words, { cwd: folder, env: environment, encoding: 'utf8' })
  if (status !== 0) throw new Error(`npm could not install lighthouse:\n${stderr.slice(-2000)}`)
  const path = join(folder, 'node_modules/lighthouse')
  return { path, version: JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')).version as string }
}

async function measure({ path }: { path: string }, chromium: string, url: string): Promise<Report> {
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic --ignore-certificate-errors --no-first-run'
  const words = [join(path, 'cli/index.js'), url, '--quiet', '--output=json', `--chrome-flags=${flags}`]
  const options = { env: { ...environment, CHROME_PATH: chromium }, maxBuffer: 1 << 27 }
  const { stdout } = await promisify(execFile)('node', words, options) // asynchronous, since the server has to respond
  const { categories: found, audits } = JSON.parse(stdout)
  const failed = Object.values(audits as Record<string, { id: string; score: number | null }>).filter(
    ({ score }) => score !== null && score < 0.9,
  )
  if (!url.endsWith(empty) && failed.length > 0) console.error(`  below 0.9: ${failed.map(({ id }) => id).join(', ')}`)
  return {
    scores: categories.map((name) => Math.round(found[name].score * 100)),
    firstPaint: audits['first-contentful-paint'].numericValue,
    largestPaint: audits['largest-contentful-paint'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    blocking: audits['total-blocking-time'].numericValue,
  }
}

function table(version: string, reports: ReadonlyMap<string, readonly Report[]>): string {
  const of = (route: string, value: (report: Report) => number) => median((reports.get(route) ?? []).map(value))
  const floor = of(empty, ({ firstPaint }) => firstPaint)
  const rows = [...reports.keys()].map((route) => {
    const scores = categories.map((_, index) => of(route, (report) => report.scores[index] ?? 0)).join(' / ')
    const [first, largest] = [of(route, (report) => report.firstPaint), of(route, (report) => report.largestPaint)]
    const shown = (paint: number) => `${Math.round(paint)} (${(paint / floor).toFixed(2)}×)`
    return `| ${route} | ${scores} | ${shown(first)} | ${shown(largest)} | ${of(route, ({ shift }) => shift).toFixed(3)} | ${Math.round(of(route, ({ blocking }) => blocking))} |`
  })
  const head =
    '| Route | Performance / accessibility / best practices / SEO | First paint ms | Largest paint ms | Shift | Blocking ms |'
  return [`Lighthouse ${version}, ${machine()}.`, '', head, '| --- | --- | ---: | ---: | ---: | ---: |', ...rows].join(
    '\n',
  )
}
