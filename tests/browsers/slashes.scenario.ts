import { expect, test } from 'vitest'
import { phone, visiting } from './open.ts'
import type { Visitor } from './visitor.ts'

/* Most hosts answer '//gallery' like '/gallery', but as a link it means the host 'gallery'. */

const visit = visiting(phone)
const answer = (visitor: Visitor) => visitor.press('[value=condo]')

test.each<[from: string, what: string, act: (visitor: Visitor) => unknown, to: string]>([
  ['//gallery', 'chooses a project', (visitor) => visitor.click('Granary', 'nav'), '//gallery?category=Granary'],
  ['//gallery#photo-3', 'closes the photograph', (visitor) => visitor.key('Escape'), '//gallery'],
  ['//services#estimate', 'answers a question', answer, '//services?space=condo#estimate'],
  ['//contact?projectScope=Consultation#form', 'has the form filled in', () => {}, '//contact'],
])('at %s, somebody %s', async (from, _, act, to) => {
  const visitor = await visit(from, { ready: '[data-alive]' })
  await act(visitor)
  await expect.poll(() => visitor.address()).toBe(to)
})
