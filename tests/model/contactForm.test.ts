import { expect, test } from 'vitest'
import { FIELDS, MESSAGE_ROWS, PROJECT_SCOPES, SPACE_TYPES } from '../../src/model/contactForm.ts'

test('the fields and the values of the options are those of the specification, in its order', () => {
  expect(FIELDS).toEqual(['name', 'email', 'phone', 'spaceType', 'location', 'projectScope', 'message'])
  expect(Object.values(SPACE_TYPES)).toEqual(['Condo', 'Landed', 'Office', 'Retail', 'Other'])
  expect(Object.values(PROJECT_SCOPES)).toEqual(['Design Only', 'Renovation', 'Full Turnkey', 'Consultation'])
  expect(MESSAGE_ROWS).toBe(5)
})
