/* Path data of the icons of messages and of sharing, apart from the others for the same reason as islandIcons.ts. */
export const chat = 'M7.9 20A9 9 0 1 0 4 16.1L2 22Z'
export const check = 'M4 12.5 9.5 18 20 6.5'
export const copy = 'M9 9h12v12H9zM5 15H3V3h12v2'
export const info = 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM12 7.5v5M12 16.2h.01'
export const mail = 'M3 4h18a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM22 7l-10 6.5L2 7'
export const share = 'M12 15V3M7 7l5-5 5 5M5 12v9h14v-9'
