import { article, encodeSign, everywhere, folders, HIDDEN, type HostOptions, headerLines, moves } from './rules.ts'

/** A site block for Caddy. With a base, dist is the folder of that name below the root. */
export function caddyBlock(options: HostOptions): string {
  const { base, addresses } = options
  const below = base.replaceAll('.', '\\.')
  const headers = (values: Readonly<Record<string, string>>) =>
    headerLines(values, (name, value) => `    ${name} ${JSON.stringify(value)}`).join('\n')
  // Deferred until the response is sent, so that they override the headers for all files.
  const inFolders = folders.map(
    ({ folder, headers: values }) => `  header ${base}${folder}* {\n    defer\n${headers(values)}\n  }`,
  )
  const redirects = moves(options, '{query_asked}').map(({ path, target }, index) => {
    // Even in quotes, stars and braces have a meaning; encoded characters are compared with the path as it was sent.
    const matched = path.replace(/[%*{}]/g, encodeSign).replace(/["\\]/g, '\\$&')
    return `  @moved${index} path "${matched}" "${matched}/"\n  redir @moved${index} "${target}" 301\n`
  })
  return `${new URL(addresses.origin).hostname} {
  encode gzip
  root * /var/www/site${base === '/' ? '' : `   # dist is /var/www/site${base.slice(0, -1)}`}
  header {
${headers(everywhere)}
  }
${inFolders.join('\n')}
  header ${base}site.webmanifest Content-Type application/manifest+json
  map {query} {query_asked} {
    ~(.+) "?\${1}"
    default ""
  }
${redirects.join('')}  @hidden {
    path_regexp ^${below}${HIDDEN.replace('(?!well-known/)', '')}
    not path ${base}.well-known/*
  }
  error @hidden 404
  try_files {path} {path}/index.html
  file_server {
    precompressed br gzip
  }
  handle_errors {
    @missing expression {err.status_code} == 404
    @article path_regexp ^${below}${article.path}
    rewrite @article ${base}${article.page}
    rewrite * ${base}404.html
    file_server @missing {
      precompressed br gzip
    }
  }
}
`
}
