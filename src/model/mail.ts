/** An e-mail address as a link (RFC 6068). */
export function mailLink(email: string): string {
  return `mailto:${email}`
}
