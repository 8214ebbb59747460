const links = ['Home', 'About', 'Services', 'Gallery', 'Blog', 'Contact'].map((name) => [
  name,
  name === 'Home' ? '/' : `/${name.toLowerCase()}/`,
])

/** A document around a page's own markup. */
export function document({ title, metaTitle, description, page }, main, head = '') {
  const address = `https://www.example.com${page.url}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(metaTitle ?? title)} | Batu Putih Interiors</title>
<meta name="description" content="${escaped(description)}">
<link rel="canonical" href="${address}">
<meta property="og:title" content="${escaped(title)}">
<meta property="og:description" content="${escaped(description)}">
<meta property="og:url" content="${address}">
<link rel="stylesheet" href="/style.css">
${head}
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header>
<a class="logo" href="/">Batu Putih</a>
<nav aria-label="Main"><ul>
${links.map(([name, url]) => `<li><a href="${url}"${url === page.url ? ' aria-current="page"' : ''}>${name}</a></li>`).join('\n')}
</ul></nav>
</header>
<main id="main">${main}</main>
${footer}
</body>
</html>
`
}

export function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

export function slug(text) {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

export function time(date) {
  const shown = date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return `<time datetime="${date.toISOString().slice(0, 10)}">${shown}</time>`
}

const footer = `<footer>
<p>Your dream space is only one design away.</p>
<nav aria-label="Quick links"><ul>
<li><a href="/">Home</a></li><li><a href="/about/">About Us</a></li><li><a href="/services/">Services</a></li><li><a href="/gallery/">Our Projects</a></li><li><a href="/blog/">Blog</a></li><li><a href="/contact/">Contact</a></li>
</ul></nav>
<address>Suite 0-0, Jalan Contoh, 50000 Kuala Lumpur<br><a href="tel:+60300000000">+60 3-0000 0000</a><br><a href="mailto:hello@example.com">hello@example.com</a></address>
<p>© Batu Putih Interiors Sdn. Bhd.</p>
</footer>`
