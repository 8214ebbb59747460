/* Business constants and limits. Import them; do not repeat the values. */

/** Pixels of scrolling after which the header is marked as scrolled. */
export const HEADER_SCROLL_THRESHOLD = 80
/** Characters of an excerpt before '...'. */
export const EXCERPT_LENGTH = 150
/** Pixels around the viewport within which gallery pictures are loaded. */
export const LAZY_LOAD_MARGIN = 100
/** Widest picture for phones, in pixels: 960 (three per CSS pixel), or a tenth more where no variant has 960. */
export const PHONE_PICTURE = 1056
/** Milliseconds that filtered photographs, the links of the filter and a quote take to fade in. */
export const FADE = 500
/** Milliseconds by which each link of the filter fades in after the one before it. */
export const FILTER_LINK_DELAY = 100
/** Most related articles listed when `relatedLinks` is an empty list. */
export const RELATED_ARTICLES = 6
/** Articles on one page of the blog list. */
export const ARTICLES_PER_PAGE = 24

/** Size of the drawn map of areas, in SVG units. */
export const MAP = { width: 580, height: 610 }

/** Most pictures that the story of a project has room for. */
export const PICTURES_PER_PROJECT = 24

/** Lines of the field for the message. */
export const MESSAGE_ROWS = 5
/** Most characters of a URL that mail programs (Outlook accepts the fewest) and WhatsApp open without loss. */
export const MAILTO_LENGTH = 2000
export const WHATSAPP_LENGTH = 4000
/** Milliseconds after which an enquiry on its way to a form service counts as failed. */
export const SEND_TIMEOUT = 15_000
