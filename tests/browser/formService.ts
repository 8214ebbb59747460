import { createServer, type ServerResponse } from 'node:http'
import { listen } from '../../build/dev/serve.ts'

type Answer = (response: ServerResponse) => void

const cors = { 'access-control-allow-origin': '*' }

/** Ways in which a form service answers. */
export const answers = {
  ok: (response) => response.writeHead(200, { ...cors, 'content-type': 'application/json' }).end('{"ok":true}'),
  'nonsense with status 200': (response) =>
    response.writeHead(200, { ...cors, 'content-type': 'application/json' }).end('<<<'),
  'status 500': (response) => response.writeHead(500, cors).end('{"ok":true}'),
  'a dropped connection': (response) => response.destroy(),
  nothing: () => {},
} satisfies Record<string, Answer>

/** A form service on another origin, which answers as a test says and keeps what it gets. */
export class FormService {
  /** Bodies of the forms that arrived. */
  readonly got: string[] = []
  #answer: Answer = answers.ok
  #held: ServerResponse[] = []
  #server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    this.got.push(body)
    this.#answer(response)
  })

  /** Starts it, and gives its address. */
  async start(): Promise<string> {
    return `http://127.0.0.1:${await listen(this.#server, 0, '127.0.0.1')}/form`
  }

  /** From now on, with nothing got yet. */
  answerWith(answer: Answer) {
    this.got.length = 0
    this.#answer = answer
  }

  /** Keeps visitors waiting until `release`. */
  hold() {
    this.answerWith((response) => this.#held.push(response))
  }

  release() {
    for (const response of this.#held.splice(0)) answers.ok(response)
  }

  stop() {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}
