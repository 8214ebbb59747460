import { createContext, Script } from 'node:vm'

/** Milliseconds of the processor's time that a text may take, and of the clock's when others have the processor. */
const DEADLINE = 3000
const LONGEST = 12_000

const context: { run?: () => unknown } = createContext({})
const call = new Script('run()')

/**
 * What a parser makes of a text that anybody may have written; undefined when it was not done in time or went too deep.
 * The parsers are quick on all that people write, but each has texts on which its time grows with the square of their
 * length: 10,000 "- " on one line keep it busy for minutes. A script of `vm` is the one thing that Node stops by the clock.
 */
export function attempt<Value>(run: () => Value, milliseconds = DEADLINE): Value | undefined {
  const before = process.cpuUsage()
  context.run = run
  try {
    return call.runInContext(context, { timeout: milliseconds })
  } catch (error) {
    const { user, system } = process.cpuUsage(before)
    const late = (error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
    const used = (user + system) / 1000
    // The clock ran, but others had the processor: that says nothing about the text. It gets what it lacks at this pace.
    const waited = late && used < DEADLINE / 2
    return waited && milliseconds < LONGEST
      ? attempt(run, Math.min(LONGEST, Math.ceil(DEADLINE ** 2 / used)))
      : undefined
  }
}
