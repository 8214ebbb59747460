/* Styles may count on scripts where there is data-js. Should the first script not come, the page is as it is without any. */
const { dataset } = document.documentElement
dataset.js = ''
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && delete dataset.js, true)
