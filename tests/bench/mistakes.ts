import { parseArgs } from 'node:util'
import { chosen, type Generator, installed, workFolder } from './generators.ts'
import { mistakes } from './mistakeList.ts'
import { subjects } from './subject.ts'
import { Trial } from './trial.ts'

/*
 * What 20 mistakes do to a built site. Each is made alone, next to one good edit, and the site is then built once.
 *   npx tsx tests/bench/mistakes.ts --peers astro,eleventy,hugo
 * Compares the exit code, what the message names, and the output before and after. Nothing is taken from documentation.
 */

const ARTICLES = 18
const KILLS = 24

interface Column {
  readonly head: string
  /** One cell per mistake, in the order of the mistakes. */
  readonly cells: readonly string[]
}

async function main() {
  const { values } = parseArgs({ options: { peers: { type: 'string' } } })
  const work = workFolder()
  const columns: Column[] = []
  for (const generator of chosen(values.peers)) columns.push(await column(generator, work))
  console.log(table(columns))
}

async function column(generator: Generator, work: string): Promise<Column> {
  const { folder, version } = installed(generator, work)
  const subject = subjects[generator.name]
  if (!subject) throw new Error(`There is no article for ${generator.name} in subject.ts`)
  const trial = new Trial(generator, subject, folder)
  await trial.prepare(ARTICLES)
  const cells: string[] = []
  for (const { name, make, isLive = () => true } of mistakes) {
    trial.restore()
    cells.push(await trial.outcome(make(trial), isLive))
    console.error(`${generator.name}: ${name}: ${cells.at(-1)}`)
  }
  cells.push(await trial.killed(KILLS))
  console.error(`${generator.name}: killed: ${cells.at(-1)}`)
  const head = generator.name === 'This generator' ? generator.name : `${generator.name} ${version}`
  return { head, cells }
}

function table(columns: readonly Column[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const names = [...mistakes.map(({ name }) => name), `Killed in mid-build, ${KILLS} times`]
  const rows = names.map((name, index) => line([name, ...columns.map(({ cells }) => cells[index] ?? '')]))
  const head = ['Mistake', ...columns.map(({ head }) => head)]
  return [line(head), line(head.map(() => '---')), ...rows].join('\n')
}

await main()
