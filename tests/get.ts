import { type OutgoingHttpHeaders, request } from 'node:http'

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
  readonly text: string
}

/** Asks for a path exactly as it is written: fetch would mend it, follow redirects and decompress. */
export function get(url: string, path: string, headers: OutgoingHttpHeaders = {}): Promise<Answer> {
  const { port, hostname } = new URL(url)
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: hostname, path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() })
      })
    })
    sent.on('error', reject).end()
  })
}
