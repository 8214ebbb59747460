import { SEND_TIMEOUT } from '../../model/constants.ts'

/** Sends the fields to a form service. Only the response status counts: response bodies differ between services. */
export async function send(endpoint: string, body: FormData): Promise<boolean> {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), SEND_TIMEOUT)
  try {
    const headers = { Accept: 'application/json' }
    const { ok } = await fetch(endpoint, { method: 'POST', body, headers, signal: controller.signal })
    return ok
  } catch {
    return false
  }
}
