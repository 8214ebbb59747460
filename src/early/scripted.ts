/* Styles may rely on scripts where `data-js` is set. If a script fails to load, the page works as without any. */
const { dataset } = document.documentElement
dataset.js = ''
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && delete dataset.js, true)
