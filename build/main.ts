import { type Call, readOptions } from './options.ts'

// Whoever reads along may stop (`| head`), or have no room for it: that is no reason to leave a build half done.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

const call = readOptions(process.argv.slice(2), process.env)
if ('mistakes' in call) {
  for (const mistake of call.mistakes) console.error(mistake)
  process.exitCode = 1
} else run(call)

/** Only the command that is called is loaded: a build should not wait for a watcher. */
async function run({ command, options }: Call) {
  process.exitCode = await require(`./commands/${command}.ts`).run(options)
}
