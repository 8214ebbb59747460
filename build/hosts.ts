import type { Addresses } from '../src/model/routes.ts'
import type { Redirect } from '../src/model/schema.ts'

/** Headers of every answer (OWASP Secure Headers; the content security policy of a page stands in its own bytes). */
const security = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

const REVALIDATE = 'public, max-age=0, must-revalidate'
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** The one list of rules that every host file is written from: folders below the base, and the headers of their files. */
const folders = [
  { folder: '', headers: { 'Cache-Control': REVALIDATE, 'Cross-Origin-Resource-Policy': 'same-origin' } },
  { folder: 'assets/', headers: { 'Cache-Control': IMMUTABLE, 'Cross-Origin-Resource-Policy': 'same-origin' } },
  { folder: 'images/', headers: { 'Cache-Control': IMMUTABLE, 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  { folder: 'cards/', headers: { 'Cache-Control': IMMUTABLE, 'Cross-Origin-Resource-Policy': 'cross-origin' } },
] as const

/** Cloudflare Pages reads 100 header rules; beyond that the pages' own policies in their bytes do the work alone. */
const MOST_PAGE_RULES = 90

export interface HostOptions {
  readonly base: string
  readonly redirects: readonly Redirect[]
  readonly addresses: Addresses
  /** Content security policy of each page, by route. */
  readonly csp: ReadonlyMap<string, string>
}

/** Files of dist that tell hosts what to do: Netlify and Cloudflare Pages read two of them, Apache and LiteSpeed the third. */
export function hostFiles(options: HostOptions): { file: string; text: string }[] {
  return [
    { file: '_headers', text: headersFile(options) },
    { file: '_redirects', text: redirectsFile(options) },
    { file: '.htaccess', text: htaccess(options) },
  ]
}

function headersFile({ base, csp, addresses }: HostOptions): string {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const common = block(`${base}*`, { ...security, ...folders[0].headers })
  // Netlify and Cloudflare join a header that two rules set; "! Name" takes the earlier one away first (Cloudflare).
  const others = folders.slice(1).map(({ folder, headers }) => block(`${base}${folder}*`, headers))
  const pages = [...csp]
    .slice(0, MOST_PAGE_RULES)
    .map(([route, policy]) => block(addresses.href(route), { 'Content-Security-Policy': policy }))
  return `${[common, ...others, ...(csp.size <= MOST_PAGE_RULES ? pages : [])].join('\n\n')}\n`
}

function redirectsFile({ base, redirects, addresses }: HostOptions): string {
  const moved = redirects.map(({ from, to }) => `${addresses.href(from)} ${addresses.href(to)} 301`)
  const unknown = [
    `${base}blog/support/* ${base}404.html 404`,
    `${base}blog/:id ${base}blog/placeholder/index.html 404`,
  ]
  return `${[...moved, ...unknown].join('\n')}\n`
}

function htaccess({ base, redirects, addresses, csp }: HostOptions): string {
  const lines = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([name, value]) => `  Header always set ${name} "${value}"`)
  const pattern = (path: string) => path.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')
  const policies =
    csp.size > MOST_PAGE_RULES
      ? []
      : [...csp].map(
          ([route, policy]) =>
            `  SetEnvIf Request_URI "^${pattern(addresses.href(route)).replace(/(.)\/$/, '$1')}/?$" "csp=${policy}; frame-ancestors 'none'"`,
        )
  return `# Apache 2.4 and LiteSpeed. Written by the build; changes belong in build/hosts.ts.
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
${lines({ ...security, ...folders[0].headers }).join('\n')}
  Header always set Content-Security-Policy "%{csp}e" env=csp
  Header append Vary Accept-Encoding
${folders
  .slice(1)
  .map(
    ({ folder, headers }) =>
      `  <If "%{REQUEST_URI} =~ m#^${base}${folder}#">\n  ${lines(headers).join('\n  ')}\n  </If>`,
  )
  .join('\n')}
</IfModule>
`
}

/** The nginx server block of the README (a test keeps it the same). */
export function nginxBlock(base = '/'): string {
  const add = (headers: Readonly<Record<string, string>>, indent: string) =>
    Object.entries(headers)
      .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
      .join('\n')
  const hashed = folders.slice(1).map(
    ({ folder, headers }) => `  location ^~ ${base}${folder} {
    try_files $uri =404;
${add({ ...security, ...headers }, '    ')}
  }`,
  )
  return `server {
  listen 80;
  server_name www.example.com;
  root /var/www/site;
  index index.html;
  charset utf-8;
  types {
    text/html html; text/javascript js; text/css css; text/xml xml; text/plain txt;
    image/svg+xml svg; image/avif avif; image/webp webp; image/jpeg jpg; image/png png;
    font/woff2 woff2; application/manifest+json webmanifest;
  }
  gzip_static on;   # and "brotli_static on;" where the module is installed
  error_page 404 ${base}404.html;
${add({ ...security, ...folders[0].headers }, '  ')}

  location ${base} {
    try_files $uri $uri/index.html =404;
  }
  location ~ ^${base}blog/[^/]+/?$ {
    error_page 404 ${base}blog/placeholder/index.html;
    try_files $uri $uri/index.html =404;
  }
${hashed.join('\n')}
  location ~ /(_headers|_redirects|\\.htaccess)$ { return 404; }
}
`
}

/** The Caddy block of the README (a test keeps it the same). */
export function caddyBlock(base = '/'): string {
  const headers = (values: Readonly<Record<string, string>>) =>
    Object.entries(values)
      .map(([name, value]) => `    ${name} "${value}"`)
      .join('\n')
  const hashed = folders
    .slice(1)
    .map(({ folder, headers: values }) => `  header ${base}${folder}* {\n${headers(values)}\n  }`)
  return `www.example.com {
  root * /var/www/site
  header {
${headers({ ...security, ...folders[0].headers })}
  }
${hashed.join('\n')}
  try_files {path} {path}/index.html
  file_server {
    precompressed br gzip
  }
  handle_errors 404 {
    @article path_regexp ^${base}blog/[^/]+/?$
    rewrite @article ${base}blog/placeholder/index.html
    @other not path_regexp ^${base}blog/[^/]+/?$
    rewrite @other ${base}404.html
    file_server
  }
}
`
}
