/** Languages that a site or an article may be in. */
export const LANGUAGES = ['en', 'ms', 'zh', 'ta'] as const
export type Language = (typeof LANGUAGES)[number]
