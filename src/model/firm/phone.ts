/** The tel link (RFC 3966) for a number as shown: '+60 3-7728 1234 ext. 12' -> 'tel:+60377281234;ext=12'. */
export function telLink(phone: string): string {
  const [number = '', extension] = phone.split(' ext. ')
  return `tel:${number.replace(/[^\d+]/g, '')}${extension ? `;ext=${extension}` : ''}`
}

/** Where the links to chats lead. */
export const WHATSAPP = 'https://wa.me/'

/** A WhatsApp click-to-chat link, optionally with a prefilled text. WhatsApp takes digits only, without the plus. */
export function chatLink(phone: string, text?: string): string {
  const number = phone.replace(/ ext\. .*$|\D/g, '')
  return `${WHATSAPP}${number}${text ? `?text=${encodeURIComponent(text)}` : ''}`
}

/** The number that calls to action chat with: the landline if it takes chats, otherwise the mobile. */
export function chatNumber({ landlineChat, mobile }: { landlineChat?: string; mobile: string }): string {
  return landlineChat ?? mobile
}
