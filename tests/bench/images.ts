import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { ENCODERS, sizesOf } from '../../build/pictures/encode.ts'
import { project } from './corpus.ts'
import { installed, machine, others, workFolder } from './generators.ts'
import { measure, type Run } from './measure.ts'

/*
 * How long it takes to encode the whole photo library with nothing cached, and how much memory.
 *   npx tsx tests/bench/images.ts
 *   npx tsx tests/bench/images.ts --astro          (Astro on the same files, formats and widths, in turn)
 *   npx tsx tests/bench/images.ts --astro --runs 3 --every 5      (every fifth master only)
 */

interface Contestant {
  readonly name: string
  readonly command: readonly string[]
  /** The working directory of the command. */
  readonly folder: string
  /** The folder of the encoded pictures. It is deleted before each run, as are the caches. */
  readonly output: string
  readonly caches: readonly string[]
}

const library = join(project, 'content/images')
const { values } = parseArgs({
  options: {
    astro: { type: 'boolean', default: false },
    runs: { type: 'string', default: '1' },
    every: { type: 'string', default: '1' },
  },
})
const photos = namesIn(library, /\.(jpe?g|png|webp)$/i).filter((_, index) => index % Number(values.every) === 0)

async function main() {
  const work = workFolder()
  const contestants = [ours(work), ...(values.astro ? await astro(work) : [])]
  const runs = new Map<Contestant, Run[]>()
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const contestant of contestants) {
      const { command, folder, output, caches } = contestant
      for (const path of [output, ...caches]) rmSync(path, { recursive: true, force: true })
      const taken = await measure(command, folder)
      runs.set(contestant, [...(runs.get(contestant) ?? []), taken])
      console.error(`${contestant.name}: ${taken.seconds.toFixed(1)} s, ${taken.cpuSeconds.toFixed(1)} CPU s`)
    }
  }
  console.log(`${photos.length} masters on ${machine()}\n\n${table(runs)}`)
}

function ours(work: string): Contestant {
  const cache = join(work, 'ours')
  const script = join(project, 'tests/bench/encodeAll.ts')
  const command = ['node', '--import', 'tsx', script, project, cache, ...photos.map((file) => `images/${file}`)]
  return { name: 'This generator', command, folder: project, output: cache, caches: [] }
}

/** Astro with its defaults, and Astro with a service that uses our encoder settings. */
async function astro(work: string): Promise<Contestant[]> {
  const peer = others.astro
  if (!peer) throw new Error('Astro is not among the generators')
  const { folder, version } = installed(peer, work)
  const sites = [
    { name: `Astro ${version}`, folder: join(folder, 'as-it-comes'), service: 'astro/assets/services/sharp' },
    { name: `Astro ${version} with our encoder settings`, folder: join(folder, 'as-ours'), service: './service.js' },
  ]
  for (const { folder, service } of sites) await writeAstro(folder, service)
  return sites.map(({ name, folder }) => ({
    name,
    command: peer.build,
    folder,
    output: join(folder, 'dist'),
    caches: peer.caches(folder).map((each) => join(folder, each)),
  }))
}

/** Writes one page with every photograph: AVIF with WebP as the fallback, in the widths that our generator makes. */
async function writeAstro(folder: string, service: string) {
  mkdirSync(join(folder, 'src/pages'), { recursive: true })
  cpSync(library, join(folder, 'src/images'), { recursive: true })
  const config = { image: { service: { entrypoint: service } } }
  writeFileSync(join(folder, 'astro.config.mjs'), `export default ${JSON.stringify(config)}\n`)
  writeFileSync(join(folder, 'service.js'), ownService)
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  const pictures = await Promise.all(
    photos.map(async (file, index) => {
      const { autoOrient } = await sharp(join(library, file)).metadata()
      const widths = JSON.stringify(sizesOf(autoOrient).widths)
      return {
        load: `import p${index} from '../images/${file}'`,
        show: `<Picture src={p${index}} formats={['avif', 'webp']} fallbackFormat="webp" widths={${widths}} alt="" />`,
      }
    }),
  )
  const head = ["import { Picture } from 'astro:assets'", ...pictures.map(({ load }) => load)]
  const page = ['---', ...head, '---', ...pictures.map(({ show }) => show), '']
  writeFileSync(join(folder, 'src/pages/index.astro'), page.join('\n'))
}

const ownService = `
import astro from 'astro/assets/services/sharp'
import sharp from 'sharp'

const encoders = ${JSON.stringify(ENCODERS)}

export default {
  ...astro,
  async transform(bytes, { width, format }) {
    const data = await sharp(bytes).rotate().resize({ width }).toFormat(format, encoders[format]).toBuffer()
    return { data, format }
  },
}
`

function table(runs: ReadonlyMap<Contestant, readonly Run[]>): string {
  const rows = [...runs].map(([{ name, output }, each]) => ({
    name,
    seconds: Math.min(...each.map(({ seconds }) => seconds)),
    cpu: Math.min(...each.map(({ cpuSeconds }) => cpuSeconds)),
    memory: Math.max(...each.map(({ megabytes }) => megabytes)),
    files: namesIn(output, /\.(avif|webp)$/).length,
  }))
  const [first] = rows
  const ratio = (cpu: number) => (cpu / (first?.cpu ?? cpu)).toFixed(1)
  return [
    '| | seconds | CPU seconds | ratio of these | peak memory | pictures |',
    '|---|---:|---:|---:|---:|---:|',
    ...rows.map(
      ({ name, seconds, cpu, memory, files }) =>
        `| ${name} | ${seconds.toFixed(1)} | ${cpu.toFixed(1)} | ${ratio(cpu)} | ${memory.toFixed(0)} MB | ${files} |`,
    ),
  ].join('\n')
}

function namesIn(folder: string, pattern: RegExp): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => pattern.test(name))
    .sort()
}

await main()
