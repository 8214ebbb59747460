import { createServer, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { OnEnd } from '../helpers.ts'
import { startServer } from '../servers.ts'

const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' }

/** How the service answers, by the first word of the visitor's e-mail address. */
const answers: Readonly<Record<string, (response: ServerResponse) => unknown>> = {
  ok: (response) => response.writeHead(200, headers).end('{"ok":true}'),
  slow: (response) => setTimeout(() => answers.ok?.(response), 1_000),
  nonsense: (response) => response.writeHead(200, headers).end('<<<'),
  refused: (response) => response.writeHead(500, headers).end('{"ok":true}'),
  dropped: (response) => response.destroy(),
  silent: () => {},
}

/** Starts a form service on another origin. GET `?email` returns what has arrived from an e-mail address. */
export async function startFormService(onEnd: OnEnd): Promise<string> {
  const got: Record<string, unknown>[] = []
  const server = createServer(async (request, response) => {
    const asked = new URL(request.url ?? '/', 'http://localhost').searchParams.get('email')
    if (asked) return response.end(JSON.stringify(got.filter(({ email }) => email === asked)))
    const type = request.headers['content-type'] ?? ''
    const sent = new Response(await buffer(request), { headers: { 'content-type': type } })
    const fields = Object.fromEntries(await sent.formData())
    got.push(fields)
    answers[`${fields.email}`.replace(/-.*/, '')]?.(response)
  })
  return `${await startServer(server, onEnd)}/form`
}
