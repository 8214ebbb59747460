import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'

/** Bundles build/main.ts into a folder, whole or not at all, and removes the bundles of other versions. */
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
  for (const name of readdirSync(cache))
    if (join(cache, name) !== staging) rmSync(join(cache, name), { recursive: true, force: true })
  renameSync(staging, folder)
}
