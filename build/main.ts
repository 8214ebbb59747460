import { type Call, readOptions } from './options.ts'

// A closed pipe (`| head`) or a full disk behind stdout must not abort a build.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

const call = readOptions(process.argv.slice(2), process.env)
if ('mistakes' in call) {
  for (const mistake of call.mistakes) console.error(mistake)
  process.exitCode = 1
} else run(call)

/** Loads only the command that is called: a build need not load a watcher. A system error needs no stack to be clear. */
async function run({ command, options }: Call) {
  try {
    process.exitCode = await require(`./commands/${command}.ts`).run(options)
  } catch (error) {
    if (!(error as NodeJS.ErrnoException).syscall) throw error
    console.error((error as Error).message)
    process.exit(1)
  }
}
