import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import { readOptions } from '../build/options.ts'
import { type Files, type Fixture, now, project, site } from './helpers.ts'

type Options = NonNullable<Parameters<typeof site>[1]> & { cache?: string }

/** A site as commands find it in their working directory, with the code next to it. */
export function folder(files: Files = {}, { cache = join(project, '.cache'), ...options }: Options = {}): Fixture {
  const fixture = site(files, options)
  for (const name of ['src', 'node_modules', 'package.json', '.cache'])
    symlinkSync(name === '.cache' ? cache : join(project, name), join(fixture.root, name))
  return fixture
}

/** Runs a command in a folder, in this process. Returns its exit code and output. */
export async function run({ root }: Pick<Fixture, 'root'>, words: string, env: NodeJS.ProcessEnv = {}) {
  const call = readOptions(words.split(' '), { SITE_NOW: now, ...env })
  if ('mistakes' in call) throw new Error(call.mistakes.join())
  using log = vi.spyOn(console, 'log').mockReturnValue()
  using error = vi.spyOn(console, 'error').mockReturnValue()
  const command = await import(`../build/commands/${call.command}.ts`)
  const code: number = await command.run({ ...call.options, root })
  const [stdout, stderr] = [log.mock.calls.join('\n'), error.mock.calls.join('\n')]
  return { code, stdout, stderr, text: `${stdout}\n${stderr}` }
}
