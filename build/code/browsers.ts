/** The oldest browsers that the site is written for. Those of phones are as old: Samsung Internet 19 is Chrome 102. */
export const oldestBrowsers = { chrome: '100', edge: '100', firefox: '100', safari: '15.4' }
