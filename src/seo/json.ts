/** JSON for a script element: nothing in it can end the element or start a comment (HTML, section 4.12.1.3). */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}
