import { expect, test } from 'vitest'
import { edited } from './edits.ts'

test('a colour of the brand is the colour of every page and of the browser around it', async () => {
  const fixture = edited({
    'brand.yaml': ({ colours }) => {
      colours.plaster = '#F6F7F9'
    },
  })
  expect((await fixture.build()).errors).toEqual([])
  const html = fixture.read('dist/index.html')
  expect(/<meta name="theme-color"[^>]*>/.exec(html)?.[0]).toBe('<meta name="theme-color" content="#f6f7f9"/>')
  expect(html.includes('#f6f7f9;')).toBe(true)
  expect(html.includes('env(brand')).toBe(false)
})
