import { arrow, back, close, drag, plus } from './islandIcons.ts'
import { chat, check, copy, info, mail, share } from './messageIcons.ts'

/** Line icons on a 24 unit square, stroke 1.5: path data by the name that content and components use. */
export const icons = {
  arrow,
  back,
  book: 'M12 7v14M3 4h6a3 3 0 0 1 3 3 3 3 0 0 1 3-3h6v14h-6a3 3 0 0 0-3 3 3 3 0 0 0-3-3H3z',
  calendar: 'M4 4h16a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM16 2v4M8 2v4M3 10h18',
  chat,
  check,
  clock: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM12 6.5V12l3.5 2',
  close,
  copy,
  drag,
  facebook: 'M18 2.5h-3a5 5 0 0 0-5 5v3H7v4h3v7h4v-7h3l1-4h-4v-3a1 1 0 0 1 1-1h3z',
  info,
  instagram:
    'M7.5 2.5h9a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5v-9a5 5 0 0 1 5-5zM12 7.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4zM17.4 6.6h.01',
  linkedin:
    'M16 8.5a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6zM2.5 9.5h4v12h-4zM4.5 2.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  mail,
  map: 'M20 10c0 6-8 12-8 12s-8-6-8-12a8 8 0 0 1 16 0ZM12 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  phone:
    'M22 16.9v3a2 2 0 0 1-2.2 2 19.8 19.8 0 0 1-8.6-3 19.5 19.5 0 0 1-6-6 19.8 19.8 0 0 1-3-8.7A2 2 0 0 1 4.1 2h3a2 2 0 0 1 2 1.7c.1 1 .4 1.9.7 2.8a2 2 0 0 1-.5 2.1L8.1 9.9a16 16 0 0 0 6 6l1.3-1.3a2 2 0 0 1 2.1-.4c.9.3 1.8.5 2.8.7a2 2 0 0 1 1.8 2z',
  plus,
  share,
  x: 'M4 4l16 16M20 4 4 20',
} as const

export type IconName = keyof typeof icons
