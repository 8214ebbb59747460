import { document, escaped } from './parts.js'

export function render(data) {
  return document(data, `<h1>${escaped(data.title)}</h1>\n${data.content}`)
}
