/** A phone number as the site shows it as a tel link (RFC 3966): '+60 3-7728 1234 ext. 12' -> 'tel:+60377281234;ext=12'. */
export function telLink(phone: string): string {
  const [number = '', extension] = phone.split(' ext. ')
  return `tel:${number.replace(/[^\d+]/g, '')}${extension ? `;ext=${extension}` : ''}`
}

/** A chat link to a number, with a text to start from if given (WhatsApp's click to chat: digits only, no plus). */
export function chatLink(phone: string, text?: string): string {
  const number = phone.replace(/ ext\. .*$|\D/g, '')
  return `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ''}`
}

/** The number that calls to action write to: that of the landline, where it takes chats. */
export function chatNumber({ landlineChat, mobile }: { landlineChat?: string; mobile: string }): string {
  return landlineChat ?? mobile
}
