import { article, everywhere, folders, HIDDEN, type HostOptions, headerLines, moves } from './rules.ts'

/** `.htaccess` for Apache 2.4 and LiteSpeed. */
export function htaccess(options: HostOptions): string {
  const { base, precompress } = options
  // What a folder above sets is in another table of Apache's, and would be sent as well.
  const lines = (headers: Readonly<Record<string, string>>, indent: string) =>
    headerLines(headers, (name, value) => {
      return `${indent}Header unset ${name}\n${indent}Header always set ${name} ${JSON.stringify(value)}`
    }).join('\n')
  // Patterns see paths relative to the folder. In targets, "%" would be a back-reference; NE keeps "#" and "%20" as is,
  // and QSD keeps the query of the request from ending up behind "#".
  const redirects = moves(options).map(({ path, target }) => {
    const flags = target.includes('#') ? 'R=301,NE,QSD,L' : 'R=301,NE,L'
    return `  RewriteRule "^${pattern(path.slice(base.length))}/?$" "${target.replaceAll('%', '\\%')}" [${flags}]`
  })
  const inFolders = folders.map(
    ({ folder, headers }) =>
      `  <If "%{REQUEST_URI} =~ m#^${pattern(base + folder)}#">\n${lines(headers, '    ')}\n  </If>`,
  )
  const typed = types.map(
    ([ending, type]) => `<FilesMatch "\\.${ending}\\.(br|gz)$">\n  ForceType "${type}"\n</FilesMatch>`,
  )
  const endings = types.map(([ending]) => ending).join('|')
  const slashed = `
  RewriteOptions AllowNoSlash
  RewriteCond %{REQUEST_URI} =${base.slice(0, -1)}
  RewriteRule ^ ${base} [R=301,L]`
  const compressedCopy = (encoding: string, ending: string) => `
  RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b(?!\\s*;\\s*q=[0.]+\\s*(,|$))
  RewriteCond %{DOCUMENT_ROOT}${base}$1.${ending} -f
  RewriteRule ^(.+\\.(?:${endings}))$ $1.${ending} [L,E=no-brotli:1,E=no-gzip:1]`
  const copies = precompress ? compressedCopy('br', 'br') + compressedCopy('gzip', 'gz') : ''
  return `# Apache 2.4 and LiteSpeed. Written by the build; changes belong in build/hosts/apache.ts.
AddDefaultCharset utf-8
Options -Indexes -MultiViews
DirectoryIndex index.html index.php
ErrorDocument 404 ${base}404.html
<If "%{REQUEST_URI} =~ m#^${pattern(base)}${article.path}#">
  ErrorDocument 404 ${base}${article.page}
</If>
AddType image/avif .avif
AddType image/webp .webp
AddType font/woff2 .woff2
AddType application/manifest+json .webmanifest

<IfModule mod_rewrite.c>
  DirectorySlash Off
  RewriteEngine On
  RewriteBase ${base}
${redirects.join('\n')}${base === '/' ? '' : slashed}
  RewriteRule "^${HIDDEN}" - [R=404,L]
  # Clean URLs: the index.html of a folder, without a redirect to a trailing slash.
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteCond %{REQUEST_FILENAME}/index.html -f
  RewriteRule ^(.*?)/?$ $1/index.html
  RewriteRule ^/?index\\.html$ index.html
  # A folder without index.html answers 404, not 403 as Apache would, unless it is another application's.
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteCond %{REQUEST_FILENAME}/.htaccess !-f
  RewriteCond %{REQUEST_FILENAME}/index.php !-f
  RewriteRule ^ - [R=404,L]
  # The compressed copy of a text file, if there is one and the browser accepts it.${copies}
</IfModule>

<IfModule mod_mime.c>
  RemoveLanguage .br
  AddEncoding br .br
  RemoveType .gz
  AddEncoding gzip .gz
</IfModule>
${typed.join('\n')}

<IfModule mod_expires.c>
  ExpiresActive Off
</IfModule>
<IfModule mod_headers.c>
${lines(everywhere, '  ')}
  Header append Vary Accept-Encoding
${inFolders.join('\n')}
</IfModule>
`
}

const types = [
  ['html', 'text/html; charset=utf-8'],
  ['js', 'text/javascript'],
  ['css', 'text/css'],
  ['xml', 'application/xml'],
  ['txt', 'text/plain; charset=utf-8'],
  ['json', 'application/json'],
  ['svg', 'image/svg+xml'],
  ['webmanifest', 'application/manifest+json'],
] as const

/** Escapes a path for a regular expression in quotes. */
function pattern(path: string): string {
  return path.replace(/[.*+?^$()[\]{}|\\#]/g, '\\$&').replaceAll('"', '\\x22')
}
