import { SEND_TIMEOUT } from '../../model/constants.ts'

/** Sends the fields to a form service. Some refuse with status 200 and `"success": "false"`; else the status counts. */
export async function send(endpoint: string, body: FormData): Promise<boolean> {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), SEND_TIMEOUT)
  try {
    const headers = { Accept: 'application/json' }
    const response = await fetch(endpoint, { method: 'POST', body, headers, signal: controller.signal })
    const answer = await response.json().catch(() => undefined)
    return response.ok && String(answer?.success) !== 'false'
  } catch {
    return false
  }
}
