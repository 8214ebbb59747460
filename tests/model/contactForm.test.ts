import { expect, test } from 'vitest'
import { LOCATIONS, MESSAGE_ROWS, PROJECT_SCOPES, SPACE_TYPES } from '../../src/model/contactForm.ts'

test('the options of the form are those of the specification, in its order', () => {
  const spaces = {
    Condo: 'Condo',
    Landed: 'Landed Home',
    Office: 'Office',
    Retail: 'Retail/Commercial',
    Other: 'Other',
  }
  expect(Object.entries(SPACE_TYPES)).toEqual(Object.entries(spaces))
  expect(PROJECT_SCOPES).toEqual(['Design Only', 'Renovation', 'Full Turnkey', 'Consultation'])
  expect(LOCATIONS.join(', ')).toBe(
    'Kuala Lumpur, Petaling Jaya, Shah Alam, Subang Jaya, Puchong, Cyberjaya, Mont Kiara, Bangsar, Cheras, Other',
  )
  expect(MESSAGE_ROWS).toBe(5)
})
