import { type Options, readOptions } from './options.ts'

/** Commands, each loaded only when it is called: a build should not wait for a watcher. */
const commands: Readonly<Record<string, (options: Options) => Promise<number>>> = {
  build: async (options) => (await import('./commands/build.ts')).run(options),
  dev: async (options) => (await import('./commands/dev.ts')).run(options),
  preview: async (options) => (await import('./commands/preview.ts')).run(options),
  preflight: async (options) => (await import('./commands/preflight.ts')).run(options),
  new: async (options) => (await import('./commands/new.ts')).run(options),
  host: async (options) => (await import('./commands/host.ts')).run(options),
  fonts: async () => (await import('./commands/fonts.ts')).run(),
}

// Whoever reads along may stop (`| head`), or have no room for it: that is no reason to leave a build half done.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  const call = readOptions(args, process.env)
  if ('mistakes' in call) {
    for (const mistake of call.mistakes) console.error(mistake)
    return 1
  }
  const command = Object.hasOwn(commands, call.command) ? commands[call.command] : undefined
  if (!command) {
    console.error(`There is no command ${JSON.stringify(call.command)}. Commands: ${Object.keys(commands).join(', ')}.`)
    return 1
  }
  return command(call.options)
}
