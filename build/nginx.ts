import { everywhere, folders, security } from './hostRules.ts'

/** The nginx server block of the README (a test keeps it the same). */
export function nginxBlock(base = '/'): string {
  const add = (headers: Readonly<Record<string, string>>, indent: string) =>
    Object.entries(headers)
      .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
      .join('\n')
  const hashed = folders.map(
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
${add(everywhere, '  ')}

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
