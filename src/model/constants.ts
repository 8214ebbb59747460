/* Business constants and limits. One place, no copies. */

/** Pixels of scrolling after which the header turns white. */
export const HEADER_SCROLL_THRESHOLD = 80
/** Characters of an excerpt before '...'. */
export const EXCERPT_LENGTH = 150
/** The article that a blog address without an id means. */
export const DEFAULT_ARTICLE_ID = 1
/** Pixels around the viewport within which gallery pictures are loaded. */
export const LAZY_LOAD_MARGIN = 100
/** Pixels across the widest picture that phones are given: three to the point, and a tenth more where there is none of 960. */
export const PHONE_PICTURE = 1056
/** Milliseconds in which the gallery's photographs and the buttons of its filter fade in. */
export const GALLERY_FADE = 500
/** Milliseconds between one button of the filter and the next. */
export const FILTER_BUTTON_DELAY = 100
/** Articles listed when relatedLinks is an empty list. */
export const RELATED_ARTICLES = 6
/** Articles on one page of the blog list. */
export const ARTICLES_PER_PAGE = 24

/** Units of the drawn map of areas. */
export const MAP = { width: 580, height: 610 }

/** Pictures that the story of a project has room for. */
export const PICTURES_PER_PROJECT = 24

export const ARTICLE_CATEGORIES = ['Renovation', 'Interior Design'] as const
