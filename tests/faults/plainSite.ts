import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Files, fixtures, project, put } from '../helpers.ts'

/** Set by `npm run test:faults`: everything at full length. */
export const full = process.env.FULL === '1'

/** Milliseconds within which a build of a small site ends: five seconds, more where others keep the machine busy. */
export const PATIENCE = full ? 120_000 : 5000 * Math.max(1, loadavg()[0] ?? 1)

export interface PlainSite {
  readonly root: string
  write(files: Files): void
  read(file: string): string
  remove(): void
}

/** A whole project of its own, code too: this generator, with the fixture site. */
export function plainSite(root = mkdtempSync(join(tmpdir(), 'plain-'))): PlainSite {
  for (const name of ['build', 'src', 'package-lock.json', 'package.json', 'tsconfig.json'])
    cpSync(join(project, name), join(root, name), { recursive: true })
  cpSync(fixtures, root, { recursive: true })
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'))
  return {
    root,
    write(files) {
      for (const [name, content] of Object.entries(files)) put(join(root, name), content)
    },
    read: (file) => readFileSync(join(root, file), 'utf8'),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** What `npm run build` runs. */
export const command = ['--import', join(project, 'node_modules/tsx/dist/loader.mjs'), 'build/main.ts', 'build']

/** Random numbers from 0 to 1, the same for the same seed: SEED=… repeats what failed. */
export function randomFrom(name: string): () => number {
  let state = Number(process.env.SEED) || Math.floor(Math.random() * 2 ** 31)
  console.log(`${name}: SEED=${state}`)
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state / 0x7fffffff
  }
}
