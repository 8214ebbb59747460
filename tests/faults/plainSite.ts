import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Files, fixtures, project, put } from '../helpers.ts'

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
