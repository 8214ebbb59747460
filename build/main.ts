import { type Options, readOptions } from './options.ts'

/** Commands, each loaded only when it is called: a build should not wait for a watcher. */
const commands: Readonly<Record<string, (options: Options) => Promise<number>>> = {
  build: async (options) => (await import('./commands/build.ts')).run(options),
  dev: async (options) => (await import('./commands/dev.ts')).run(options),
  preview: async (options) => (await import('./commands/preview.ts')).run(options),
  links: async (options) => (await import('./commands/links.ts')).run(options),
  preflight: async (options) => (await import('./commands/preflight.ts')).run(options),
  new: async (options) => (await import('./commands/new.ts')).run(options),
}

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  const call = readOptions(args, process.env)
  if ('faults' in call) {
    for (const fault of call.faults) console.error(fault)
    return 1
  }
  const command = commands[call.command]
  if (!command) {
    console.error(`There is no command ${JSON.stringify(call.command)}. Commands: ${Object.keys(commands).join(', ')}.`)
    return 1
  }
  return command(call.options)
}
