// Runs the generator from a bundle of itself, made once for each version of its sources: loading its packages file by
// file takes longer than building the site (0.6 s against 0.1 s before the first line of work).
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'

// On a machine with much memory V8 lets garbage pile up: at 10,000 articles a build took 500 MB instead of 390, no faster.
setFlagsFromString('--heap-growing-percent=60')

const project = dirname(import.meta.dirname)
const sources = ['build', 'build/commands', 'src/model'].flatMap((folder) =>
  readdirSync(join(project, folder))
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => `${folder}/${name}`),
)
const hash = createHash('sha256')
for (const file of [...sources, 'package-lock.json']) hash.update(file).update(readFileSync(join(project, file)))
const recipe = hash.digest('hex')
const folder = join(project, 'node_modules/.cache/generator', recipe.slice(0, 16))

if (!existsSync(join(folder, 'main.js'))) {
  const { bundleGenerator } = await import('./compile.mjs')
  await bundleGenerator(project, folder)
}
process.env.GENERATOR_RECIPE = recipe
await import(pathToFileURL(join(folder, 'main.js')).href)
