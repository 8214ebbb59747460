/* A gallery opened with a category never shows the full grid. */
const category = new URLSearchParams(location.search).get('category')
if (category) document.documentElement.dataset.category = category

export {}
