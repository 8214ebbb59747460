import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { project } from './helpers.ts'

const readme = readFileSync(join(project, 'README.md'), 'utf8')
const scripts: Record<string, string> = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')).scripts

test('every command of the README exists', () => {
  const commands = [...readme.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? '')
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
})

test('every file that the README and the editor’s page link to exists', () => {
  for (const file of ['README.md', 'content/README.md']) {
    const text = readFileSync(join(project, file), 'utf8').replace(/```[\s\S]*?```/g, '')
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, link]) => link ?? '')
    expect(links.filter((link) => !existsSync(join(project, dirname(file), link)))).toEqual([])
  }
})
