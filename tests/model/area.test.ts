import { expect, test } from 'vitest'
import { areaAt, PLACES, parseArea, placeOf, squareMetres } from '../../src/model/area.ts'

const limits = { from: 200, to: 10_000 }

test.each([
  ['1150', 1150],
  ['1,150', 1150],
  ['1 150', 1150],
  ['1\u00a0150', 1150],
  [' 1150 ', 1150],
  ['1150 sq ft', 1150],
  ['1,150sqft', 1150],
  ['1,150 sq. ft.', 1150],
  ['1150 ft²', 1150],
  ['1150 Square Feet', 1150],
  ['1150.4', 1150],
  ['１１５０', 1150],
  ['10,000', 10_000],
  ['0', 0],
  ['999999999999', 999_999_999_999],
])('%j is an area of %d', (text, area) => {
  expect(parseArea(text)).toBe(area)
})

test.each(['', ' ', '\t'])('%j is nothing', (text) => {
  expect(parseArea(text)).toBe('nothing')
})

test.each([
  'abc',
  'sq ft',
  '-500',
  '1e3',
  '1,15',
  '1,1500',
  '11,50',
  'RM1150',
  '1150 sq m',
  '12x',
  '1.2.3',
  '½',
  'NaN',
  'Infinity',
  '0x1F',
])('%j is not clear', (text) => {
  expect(parseArea(text)).toBe('unclear')
})

test('every place of the slider is another area, round and within the limits', () => {
  const areas = Array.from({ length: PLACES + 1 }, (_, place) => areaAt(place, limits))
  expect(areas[0]).toBe(200)
  expect(areas[PLACES / 2]).toBe(1400)
  expect(areas[PLACES]).toBe(10_000)
  expect(areas.every((area, place) => place === 0 || area > (areas[place - 1] ?? 0))).toBe(true)
  expect(areas.every((area) => area % (area < 1000 ? 10 : area < 3000 ? 50 : 100) === 0)).toBe(true)
})

test('the slider stands where the area is, and stays there', () => {
  for (let place = 0; place <= PLACES; place += 1) expect(placeOf(areaAt(place, limits), limits)).toBe(place)
})

test('1,200 sq ft are 111 sq m', () => {
  expect(squareMetres(1200)).toBe(111)
})
