import { expect, test } from 'vitest'
import { answersFrom, queryWith } from '../../src/model/estimateAddress.ts'
import { routes } from '../../src/model/routes.ts'

const nothing = { space: '', level: '', area: '' }

test('an address says the three answers', () => {
  expect(answersFrom('?space=condo&level=medium&area=1150')).toEqual({ space: 'condo', level: 'medium', area: '1150' })
  expect(answersFrom('?utm_source=mail')).toEqual(nothing)
})

test('nonsense is given on as it is: others judge it', () => {
  expect(answersFrom('?area=%E0%A4%A&space=__proto__').area).not.toBe('')
})

test.each([
  ['', { ...nothing, space: 'condo' }, '?space=condo'],
  ['', { space: 'condo', level: 'medium', area: '1,150 sq ft' }, '?space=condo&level=medium&area=1150'],
  ['?utm=1&space=shop&area=900', { ...nothing, level: 'full', area: 'abc' }, '?utm=1&level=full'],
  ['?space=shop', nothing, ''],
])('from %j it goes on to %j', (search, answers, expected) => {
  expect(queryWith(search, answers)).toBe(expected)
})

test('links give some of the answers, and lead to the form', () => {
  expect(routes.estimate()).toBe('/services#estimate')
  expect(routes.estimate({ space: 'condo' })).toBe('/services?space=condo#estimate')
  expect(routes.enquiry({ projectScope: 'Design Only', spaceType: undefined })).toBe(
    '/contact?projectScope=Design%20Only#form',
  )
})
