import { article, everywhere, folders, HIDDEN, type HostOptions, headerLines, moves, security } from './rules.ts'

/** A server block for nginx. With a base, dist is the folder of that name below the root. */
export function nginxBlock(options: HostOptions): string {
  const { base, addresses } = options
  const below = base.replaceAll('.', '\\.')
  const add = (headers: Readonly<Record<string, string>>, indent: string) =>
    headerLines(headers, (name, value) => `${indent}add_header ${name} ${JSON.stringify(value)} always;`).join('\n')
  const redirects = moves(options, '$is_args$args').flatMap(({ path, target }) => {
    const quoted = path.replace(/["\\]/g, '\\$&') // nginx compares locations with the percent-decoded path
    return ['', '/'].map((slash) => `  location = "${quoted}${slash}" { return 301 "${target}"; }\n`)
  })
  const inFolders = folders.map(
    ({ folder, headers }) => `  location ^~ ${base}${folder} {
    types { ${TYPES} }
    try_files $uri =404;
${add({ ...security, ...headers }, '    ')}
  }`,
  )
  return `server {
  listen 80;
  server_name ${new URL(addresses.origin).hostname};
  root /var/www/site;${base === '/' ? '' : `   # dist is /var/www/site${base.slice(0, -1)}`}
  charset utf-8;
  absolute_redirect off;
  gzip on;
  gzip_types text/css text/javascript text/plain application/xml application/json application/manifest+json image/svg+xml;
  gzip_static on;   # and "brotli_static on;" where the module is installed
  gzip_vary on;
  error_page 404 ${base}404.html;
${add(everywhere, '  ')}

${redirects.join('')}  location ${base} {
    try_files $uri $uri/index.html =404;
  }
  location = ${base}site.webmanifest {
    types { application/manifest+json webmanifest; }
  }
  location ~ ^${below}${HIDDEN} { return 404; }
  location ~ ^${below}${article.path} {
    error_page 404 ${base}${article.page};
    try_files $uri $uri/index.html =404;
  }
${inFolders.join('\n')}
}
`
}

/** The types of the files in our folders. nginx's own list, which serves all other files, lacks some of them. */
const TYPES =
  'text/javascript js; text/css css; font/woff2 woff2; image/svg+xml svg; image/avif avif; image/webp webp; image/jpeg jpg; image/png png;'
