import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { type Fixture, type OnEnd, project, site } from '../helpers.ts'

/** A whole project of its own, code included: this generator with the fixture site. Removed when the test ends. */
export function plainSite(onEnd?: OnEnd): Fixture {
  const fixture = site({}, { onEnd })
  for (const name of ['build', 'src', 'package-lock.json', 'package.json', 'tsconfig.json'])
    cpSync(join(project, name), join(fixture.root, name), { recursive: true })
  symlinkSync(join(project, 'node_modules'), join(fixture.root, 'node_modules'))
  return fixture
}
