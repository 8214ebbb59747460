import { everywhere, folders, type HostOptions, pageRules } from './hostRules.ts'

/** `.htaccess` for Apache and LiteSpeed. */
export function htaccess(options: HostOptions): string {
  const { base, redirects, addresses } = options
  const lines = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([name, value]) => `  Header always set ${name} "${value}"`)
  const pattern = (path: string) => path.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')
  const policies = pageRules(options).map(
    ([route, policy]) =>
      `  SetEnvIf Request_URI "^${pattern(addresses.href(route)).replace(/(.)\/$/, '$1')}/?$" "csp=${policy}; frame-ancestors 'none'"`,
  )
  return `# Apache 2.4 and LiteSpeed. Written by the build; changes belong in build/apache.ts.
AddDefaultCharset utf-8
Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex index.html
ErrorDocument 404 ${base}404.html
<FilesMatch "^(\\.htaccess|_headers|_redirects)$">
  Require all denied
</FilesMatch>
<If "%{REQUEST_URI} =~ m#^${base}blog/[^/]+/?$#">
  ErrorDocument 404 ${base}blog/placeholder/index.html
</If>
AddType image/avif .avif
AddType image/webp .webp
AddType font/woff2 .woff2
AddType application/manifest+json .webmanifest

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteBase ${base}
${redirects.map(({ from, to }) => `  RewriteRule ^${pattern(from.slice(1))}/?$ ${addresses.href(to)} [R=301,L]`).join('\n')}
  # Clean addresses: the file of a folder without a redirect to its slash.
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteCond %{REQUEST_FILENAME}/index.html -f
  RewriteRule ^(.*?)/?$ $1/index.html
  RewriteRule ^/?index\\.html$ index.html
  # The compressed twin of a text file, where the browser takes it.
  RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
  RewriteCond ${'%{DOCUMENT_ROOT}'}${base}$1.br -f
  RewriteRule ^(.+\\.(?:html|js|css|xml|txt|svg|webmanifest))$ $1.br [L,E=no-brotli:1,E=no-gzip:1]
  RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
  RewriteCond ${'%{DOCUMENT_ROOT}'}${base}$1.gz -f
  RewriteRule ^(.+\\.(?:html|js|css|xml|txt|svg|webmanifest))$ $1.gz [L,E=no-brotli:1,E=no-gzip:1]
</IfModule>

<IfModule mod_mime.c>
  RemoveLanguage .br
  AddEncoding br .br
  RemoveType .gz
  AddEncoding gzip .gz
</IfModule>
${[
  'html:text/html; charset=utf-8',
  'js:text/javascript',
  'css:text/css',
  'xml:application/xml',
  'txt:text/plain; charset=utf-8',
  'svg:image/svg+xml',
  'webmanifest:application/manifest+json',
]
  .map((pair) => pair.split(/:(.*)/s))
  .map(([ending, type]) => `<FilesMatch "\\.${ending}\\.(br|gz)$">\n  ForceType "${type}"\n</FilesMatch>`)
  .join('\n')}

<IfModule mod_setenvif.c>
${policies.join('\n')}
</IfModule>
<IfModule mod_headers.c>
${lines(everywhere).join('\n')}
  Header always set Content-Security-Policy "%{csp}e" env=csp
  Header append Vary Accept-Encoding
${folders
  .map(
    ({ folder, headers }) =>
      `  <If "%{REQUEST_URI} =~ m#^${base}${folder}#">\n  ${lines(headers).join('\n  ')}\n  </If>`,
  )
  .join('\n')}
</IfModule>
`
}
