/* Path data of the icons that islands draw, apart from the others (icons.ts), so that scripts carry no more than they need. */
export const arrow = 'M4 12h16M14 6l6 6-6 6'
export const back = 'M20 12H4M10 6l-6 6 6 6'
export const close = 'M5 5l14 14M19 5 5 19'
export const drag = 'M9 7l-5 5 5 5M15 7l5 5-5 5'
export const plus = 'M12 5v14M5 12h14'
