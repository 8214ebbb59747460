import { type Call, readOptions } from './options.ts'

const streams = [process.stdout, process.stderr]
// A closed pipe (`| head`) or a full disk behind stdout must not abort a build.
for (const stream of streams) stream.on('error', () => {})

const call = readOptions(process.argv.slice(2), process.env)
if ('mistakes' in call) {
  for (const mistake of call.mistakes) console.error(mistake)
  process.exitCode = 1
} else run(call)

/** Loads only the command that is called: a build need not load a watcher. A system error needs no stack to be clear. */
async function run({ command, options }: Call) {
  try {
    const code = await require(`./commands/${command}.ts`).run(options)
    for (const stream of streams) await new Promise((written) => stream.write('', written))
    process.exit(code) // by itself, Node would first let V8 finish compiling and collecting garbage
  } catch (error) {
    if (!(error as NodeJS.ErrnoException).syscall) throw error
    console.error((error as Error).message)
    process.exit(1)
  }
}
