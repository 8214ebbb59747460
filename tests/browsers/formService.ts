import { createServer, type ServerResponse } from 'node:http'
import { listen } from '../../build/dev/serve.ts'

const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' }

/** By the first word of the visitor's e-mail address, how the service answers. */
const answers: Readonly<Record<string, (response: ServerResponse) => unknown>> = {
  ok: (response) => response.writeHead(200, headers).end('{"ok":true}'),
  slow: (response) => setTimeout(() => answers.ok?.(response), 1_000),
  nonsense: (response) => response.writeHead(200, headers).end('<<<'),
  refused: (response) => response.writeHead(500, headers).end('{"ok":true}'),
  dropped: (response) => response.destroy(),
  silent: () => {},
}

/** A form service on another origin. What arrived from an e-mail address can be asked of it with GET `?email`. */
export class FormService {
  #got: Record<string, string>[] = []
  #server = createServer(async (request, response) => {
    const asked = new URL(request.url ?? '/', 'http://localhost').searchParams.get('email')
    if (asked) return response.end(JSON.stringify(this.#got.filter(({ email }) => email === asked)))
    let body = ''
    for await (const chunk of request) body += chunk
    const fields = fieldsIn(body)
    this.#got.push(fields)
    const [kind = ''] = fields.email?.split('-') ?? []
    answers[kind]?.(response)
  })

  /** Starts it, and gives its address. */
  async start(): Promise<string> {
    return `http://127.0.0.1:${await listen(this.#server, 0, '127.0.0.1')}/form`
  }

  stop() {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}

/** The fields of a body in multipart/form-data. */
function fieldsIn(body: string): Record<string, string> {
  const parts = body.matchAll(/name="([^"]+)"\r\n\r\n([\s\S]*?)\r\n--/g)
  return Object.fromEntries([...parts].map(([, name, value]) => [name, value]))
}
