import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { filesIn } from '../helpers.ts'
import { desktop, open } from './open.ts'
import type { Visitor } from './visitor.ts'

/* Every page of the site, as it stands there. */

const widths = [320, 360, 390, 412, 480, 600, 768, 900, 1024, 1280, 1440, 1600, 1920]
const dist = inject('dist')
const routes = filesIn(dist)
  .filter((file) => file.endsWith('index.html') && !readFileSync(join(dist, file)).includes('http-equiv="refresh"'))
  .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)

let visitor: Visitor
beforeAll(async () => {
  visitor = await open(desktop)
})
afterAll(() => visitor.close())

test.each([...routes, '/nothing-here'])('%s scrolls sideways at no width and breaks no rule', async (route) => {
  await visitor.size(desktop.width)
  await visitor.goto(route)
  const tooWide: string[] = []
  for (const width of widths) {
    await visitor.size(width)
    const [content, room] = await visitor.run(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return [scrollWidth, clientWidth] as const
    })
    if (content > room) tooWide.push(`${content} at ${width}`)
  }
  expect([tooWide, await visitor.told()]).toEqual([[], []])
})
