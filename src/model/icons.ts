/*
 * Path data of line icons: 24 × 24 units, stroke width 1.5. Every export is an icon, by the name that content and
 * components use. A script bundles only those that it draws.
 */

export const arrow = 'M4 12h16M14 6l6 6-6 6'
export const back = 'M20 12H4M10 6l-6 6 6 6'
export const book = 'M12 7v14M3 4h6a3 3 0 0 1 3 3 3 3 0 0 1 3-3h6v14h-6a3 3 0 0 0-3 3 3 3 0 0 0-3-3H3z'
export const calendar = 'M3 4h18v18H3zM16 2v4M8 2v4M3 10h18'
export const chat = 'M7.9 20A9 9 0 1 0 4 16.1L2 22Z'
export const check = 'M4 12.5 9.5 18 20 6.5'
export const clock = 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM12 6.5V12l3.5 2'
export const close = 'M5 5l14 14M19 5 5 19'
export const copy = 'M9 9h12v12H9zM5 15H3V3h12v2'
export const drag = 'M9 7l-5 5 5 5M15 7l5 5-5 5'
export const facebook = 'M18 2.5h-3a5 5 0 0 0-5 5v3H7v4h3v7h4v-7h3l1-4h-4v-3a1 1 0 0 1 1-1h3z'
export const info = 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM12 7.5v5M12 16.2h.01'
export const instagram =
  'M7.5 2.5h9a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5v-9a5 5 0 0 1 5-5zM12 7.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4zM17.4 6.6h.01'
export const linkedin =
  'M16 8.5a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6zM2.5 9.5h4v12h-4zM4.5 2.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z'
export const link = 'M10 14a5 5 0 0 0 7 0l3-3a5 5 0 0 0-7-7l-1.5 1.5M14 10a5 5 0 0 0-7 0l-3 3a5 5 0 0 0 7 7l1.5-1.5'
export const mail = 'M2 4h20v16H2zM22 7l-10 6.5L2 7'
export const map = 'M20 10c0 6-8 12-8 12s-8-6-8-12a8 8 0 0 1 16 0ZM12 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6z'
export const phone = 'M4 2h5l2 5-3 2a15 15 0 0 0 7 7l2-3 5 2v5a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2z'
export const plus = 'M12 5v14M5 12h14'
export const share = 'M12 15V3M7 7l5-5 5 5M5 12v9h14v-9'
export const x = 'M4 4l16 16M20 4 4 20'

export type IconName = keyof typeof import('./icons.ts')
