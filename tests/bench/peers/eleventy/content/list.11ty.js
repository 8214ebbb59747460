import { document, escaped, time } from '../_includes/parts.js'

const addressOf = (index) => (index === 0 ? '/blog/' : `/blog/page/${index + 1}/`)

export const data = {
  layout: null,
  title: 'Design Insights',
  description: 'Plain answers about cost, time and taste.',
  pagination: { data: 'collections.articles', size: 24, alias: 'articles' },
  permalink: ({ pagination }) => addressOf(pagination.pageNumber),
}

export function render(data) {
  const { pageNumber: index, pages } = data.pagination
  const card = ({ url, data: { title, description, category, author, date } }) =>
    `<li><a href="${url}"><h2>${escaped(title)}</h2></a><p>${escaped(description)}</p><p>${category} · ${author} · ${time(date)}</p></li>`
  const main = `<h1>${data.title}</h1>
<ul class="cards">
${data.articles.map(card).join('\n')}
</ul>
<nav aria-label="Pages of articles">
${index > 0 ? `<a rel="prev" href="${addressOf(index - 1)}">Newer articles</a>` : ''}
<p>Page ${index + 1} of ${pages.length}</p>
${index + 1 < pages.length ? `<a rel="next" href="${addressOf(index + 1)}">Older articles</a>` : ''}
</nav>`
  return document(data, main)
}
