import { SEND_TIMEOUT } from '../../model/contactForm.ts'

/** Sends the fields to a form service. Only the status of the answer counts: what services say in its body differs. */
export async function send(endpoint: string, body: FormData): Promise<boolean> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), SEND_TIMEOUT)
  try {
    const headers = { Accept: 'application/json' }
    const { ok } = await fetch(endpoint, { method: 'POST', body, headers, signal: controller.signal })
    return ok
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
