/** The oldest browsers that the site supports. Mobile browsers are as old: Samsung Internet 19 is Chrome 102. */
export const oldestBrowsers = { chrome: '100', edge: '100', firefox: '100', safari: '15.4' }
