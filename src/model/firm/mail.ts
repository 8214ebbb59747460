/** The mailto link for an e-mail address (RFC 6068). */
export function mailLink(email: string): string {
  return `mailto:${email}`
}
