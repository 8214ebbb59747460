/* Styles may rely on scripts where `data-js` is set. If a script of the site fails to load, the page works as without
   any, and what waits for it is told. Scripts that a host adds, or that the firm embeds, may fail: nothing needs them. */
const { dataset } = document.documentElement
dataset.js = ''
addEventListener(
  'error',
  ({ target }) => {
    // An error in the code of a script has the window as its target.
    if (!(target as Partial<Element>).matches?.('script[src*=client-]:not([src*="//"])')) return
    delete dataset.js
    dispatchEvent(new Event('scriptless'))
  },
  true,
)
