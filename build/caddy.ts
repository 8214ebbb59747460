import { everywhere, folders } from './hostRules.ts'

/** The Caddy block of the README (a test keeps it the same). */
export function caddyBlock(base = '/'): string {
  const headers = (values: Readonly<Record<string, string>>) =>
    Object.entries(values)
      .map(([name, value]) => `    ${name} "${value}"`)
      .join('\n')
  const hashed = folders.map(({ folder, headers: values }) => `  header ${base}${folder}* {\n${headers(values)}\n  }`)
  return `www.example.com {
  root * /var/www/site
  header {
${headers(everywhere)}
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
