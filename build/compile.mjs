import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'

const HOUR = 3_600_000

/** Bundles build/main.ts into a folder, whole or not at all, and removes bundles of other versions that nobody runs any more. */
export async function bundleGenerator(project, folder) {
  const cache = dirname(folder)
  const staging = `${folder}.${process.pid}`
  await build({
    absWorkingDir: project,
    entryPoints: ['build/main.ts'],
    outdir: staging,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // Packages with binaries of their own, and those that only rare commands load.
    external: ['esbuild', 'lightningcss', 'sharp', 'fontkit', 'chokidar', 'linkinator', 'sirv'],
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
    logLevel: 'error',
  })
  writeFileSync(join(staging, 'package.json'), '{"type":"module"}')
  mkdirSync(cache, { recursive: true })
  for (const path of readdirSync(cache).map((name) => join(cache, name)))
    if (ageOf(path) > HOUR) rmSync(path, { recursive: true, force: true })
  try {
    renameSync(staging, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    rmSync(staging, { recursive: true }) // two runs at once: the other one was first
  }
}

function ageOf(path) {
  return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
}
