import type { Entry } from './content.ts'
import { isSample, phoneFault } from './phoneNumber.ts'
import type { Problem } from './problem.ts'
import type { Settings } from './schema/settings.ts'

/** Numbers of the firm that nobody can call. Those of the sample firm will do as long as they are marked as samples. */
export function phoneProblems({ file, data: { contact } }: Entry<Settings>): Problem[] {
  return (['phone', 'mobile', 'landlineChat'] as const).flatMap((key): Problem[] => {
    const written = contact[key]
    if (contact.sample && isSample(written)) return []
    const fault = phoneFault(written, { chat: key === 'mobile' })
    if (!fault) return []
    const reason = `"contact.${key}" ${fault.reason}: ${JSON.stringify(written)}`
    return [{ file, path: ['contact', key], rule: 'phone', reason, remedy: fault.remedy }]
  })
}
