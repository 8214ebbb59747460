import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawCard } from '../../build/pictures/card.ts'
import { drawable, loadFont } from '../../build/pictures/lettering.ts'
import type { Colours } from '../../build/pictures/sharp.ts'

const colours = { jadeDeep: '#10332d', jade: '#1f5e52', plaster: '#f2ede3', ink: '#1c1a17' } as Colours

/** How many pixels of the step are ink: none, and the card says nothing. */
async function ink(title: string, firm: string): Promise<number> {
  const { data, info } = await sharp(await drawCard({ title, firm }, colours))
    .raw()
    .toBuffer({ resolveWithObject: true })
  let dark = 0
  for (let at = 0; at < data.length; at += info.channels) if (Math.max(...data.subarray(at, at + 3)) < 40) dark += 1
  return dark
}

test.each([
  ['选择水槽', 'Harmoni'],
  ['🛁🚿', 'Harmoni'],
  ['தமிழ் தலைப்பு', 'Harmoni'],
  ['选择水槽', '和室设计'],
  ['Sink', '和室设计'],
])('the card of %s by %s is not empty', async (title, firm) => {
  expect(await ink(title, firm)).toBeGreaterThan(800)
})

test.each([
  ['Sink', 'Sink'],
  ['Kitchen sinks 🚿', 'Kitchen sinks'],
  ['选择水槽', ''],
  ['选择水槽与排水：2026', ''],
  ['2026', '2026'],
  ['Dapur kecil 小', 'Dapur kecil'],
  ['🛁', ''],
])('of %s what is drawn is "%s"', async (text, drawn) => {
  expect(drawable(await loadFont(), text)).toBe(drawn)
})
