import { document, escaped, time } from './parts.js'

export function render(data) {
  const { title, description, category, author, tags, date, content, page, collections } = data
  const structured = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description,
    datePublished: date.toISOString().slice(0, 10),
    articleSection: category,
    keywords: tags,
    mainEntityOfPage: `https://www.example.com${page.url}`,
  }
  const head = `<meta property="article:published_time" content="${structured.datePublished}">
<script type="application/ld+json">${JSON.stringify(structured)}</script>`
  const headings = [...content.matchAll(/<h[23] id="([^"]+)">(.*?)<\/h/g)]
  const main = `<article>
<nav aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li><li><a href="/blog/">Blog</a></li><li aria-current="page">${escaped(title)}</li></ol></nav>
<h1>${escaped(title)}</h1>
<p>${category} · ${author} · ${time(date)} · ${Math.ceil(content.split(' ').length / 200)} min read</p>
<nav aria-label="Contents"><ul>${headings.map(([, id, text]) => `<li><a href="#${id}">${text}</a></li>`).join('')}</ul></nav>
${content}
<ul class="tags">${tags.map((tag) => `<li>${escaped(tag)}</li>`).join('')}</ul>
</article>
<section aria-labelledby="related">
<h2 id="related">Related Articles</h2>
<ul>${collections.newest[category].map(({ url, data }) => `<li><a href="${url}">${escaped(data.title)}</a> ${time(data.date)}</li>`).join('\n')}</ul>
</section>
<section><h2>Ready for a first visit?</h2><a href="/contact/">Ask for a site visit</a></section>`
  return document(data, main, head)
}
