import { cpSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshCode, isThrownByPages } from '../../build/code/code.ts'
import { project, put, site } from '../helpers.ts'
import { newFolder } from '../newFolder.ts'

const code = newFolder('code-')
const index = readFileSync(join(project, 'src/pages/index.tsx'), 'utf8')

beforeAll(() => {
  cpSync(join(project, 'src'), join(code, 'src'), { recursive: true })
  symlinkSync(join(project, 'node_modules'), join(code, 'node_modules'))
})
afterAll(() => rmSync(code, { recursive: true }))

const whole = "import * as whole from './whole.tsx'\nexport * from './whole.tsx'\n"
const thrower = "throw new Error('no page')"

test.each([
  [
    'a page',
    `export const render = (page, ...rest) => {\n  if (page.route === '/blog/3')\n    ${thrower}\n  return whole.render(page, ...rest)\n}`,
    '5:11',
  ],
  ['the route table', `export function* toPages() {\n  ${thrower}\n}`, '4:9'],
  ['a module that is loaded', thrower, '3:7'],
])('%s that throws stops the build with its place, and dist stays as it was', async (_, line, place) => {
  put(join(code, 'src/pages/whole.tsx'), index)
  put(join(code, 'src/pages/index.tsx'), `${whole}${line}\n`)
  const fixture = site({ 'dist/index.html': 'earlier' })
  const { problems, written } = await fixture.build({ code })
  expect([problems, written]).toEqual([[`src/pages/index.tsx:${place} component`], undefined])
  expect(fixture.dist()).toEqual(['index.html'])
})

test('an error of the generator itself is no problem of content, and is thrown', async () => {
  put(join(code, 'src/pages/index.tsx'), index)
  const { value } = await freshCode(code)
  expect(isThrownByPages(new Error('own'))).toBe(false)
  expect(() => value?.pages.render(undefined as never, undefined as never, {} as never)).toThrow(TypeError)
})
