import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { edited } from './edits.ts'
import { project } from './helpers.ts'

/* The examples of the page for people who edit are ones that build. */

const guide = readFileSync(join(project, 'content/README.md'), 'utf8')

/** The example under a heading. */
function example(heading: string) {
  const section = guide.split(`\n## ${heading}\n`)[1] ?? ''
  return parse(/```yaml\n([\s\S]*?)```/.exec(section)?.[1] ?? '')
}

test('the firm, its numbers, notices and hours of the guide make a site', async () => {
  const { firm, contact } = example('Change who the firm is')
  const fixture = edited({
    'site.yaml': (data) => {
      Object.assign(data, example('Say that the office is closed'))
      Object.assign(data.firm, firm)
      Object.assign(data.contact, contact, { sample: undefined })
    },
  })
  // Not the folder of pictures, which is this project's own.
  const site = fixture.read('content/site.yaml').replace('images/logo.svg', 'images/blue.jpg')
  fixture.write({ 'content/site.yaml': site })
  expect((await fixture.build()).errors).toEqual([])
  expect(fixture.read('dist/contact/index.html').includes('Christmas Eve')).toBe(true)
  expect(fixture.read('dist/llms.txt')).toContain('# Harmoni Sejahtera Design')
})
