/** A phone number as a tel link: '+60 3-0000 0000' -> 'tel:+60300000000' (RFC 3966). */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

/** A chat link to a number, with a text to start from if given (WhatsApp's click to chat: digits only, no plus). */
export function chatLink(phone: string, text?: string): string {
  const number = phone.replace(/\D/g, '')
  return `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ''}`
}
