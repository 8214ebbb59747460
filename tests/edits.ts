import { onTestFinished } from 'vitest'
import { parse, stringify } from 'yaml'
import { type Fixture, type OnEnd, site } from './helpers.ts'
import { serveDist } from './servers.ts'

// biome-ignore lint/suspicious/noExplicitAny: parsed YAML, which a test changes anywhere
export type Data = any

type Changes = Record<string, (data: Data) => void>

/** The fixture site without its articles and with some YAML files edited. For one test, or a group of them. */
export function edited(changes: Changes, onEnd: OnEnd = onTestFinished): Fixture {
  const fixture = site({}, { blog: false, onEnd })
  for (const [name, change] of Object.entries(changes)) {
    const file = `content/${name}`
    const data = parse(fixture.read(file))
    change(data)
    fixture.write({ [file]: stringify(data) })
  }
  return fixture
}

/** Builds such a site and serves it until the test ends. Returns its URL. */
export async function servedWith(changes: Changes): Promise<string> {
  const { root, build } = edited(changes)
  await build()
  return serveDist(`${root}/dist`)
}
