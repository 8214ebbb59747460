import { htaccess } from './apache.ts'
import { caddyBlock } from './caddy.ts'
import { nginxBlock } from './nginx.ts'
import { article, folders, type HostOptions, headerLines, moves, security } from './rules.ts'

type Write = (options: HostOptions) => string

/** Configuration files in dist: the first two for Netlify and Cloudflare Pages, the third for Apache and LiteSpeed. */
export const hostFiles: readonly (readonly [file: string, write: Write])[] = [
  ['_headers', headersFile],
  ['_redirects', redirectsFile],
  ['.htaccess', htaccess],
]

/** The functions that write what goes into the configuration of a server itself, by its name. */
export const configurations: Readonly<Record<string, Write>> = { caddy: caddyBlock, nginx: nginxBlock }

/** `_headers` of Netlify and Cloudflare Pages. */
function headersFile(options: HostOptions): string {
  const { base, addresses, csp = new Map<string, string>() } = options
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...headerLines(headers, (name, value) => `  ${name}: ${value}`)].join('\n')
  // Without the headers that folders override, because these hosts combine values when two rules match. Other files
  // need no cache rule: by default, these hosts let browsers revalidate them.
  const common = block(`${base}*`, security)
  const inFolders = folders.map(({ folder, headers }) => block(`${base}${folder}*`, headers))
  // These hosts replace a site at once: elsewhere, the policy of another build would break a page. Cloudflare accepts 100
  // rules. With more pages, the policies in the pages themselves must suffice.
  const policies = csp.size > 90 ? [] : [...csp]
  const pages = policies.map(([route, csp]) => block(addresses.href(route), { 'Content-Security-Policy': csp }))
  return `${[common, ...inFolders, ...pages].join('\n\n')}\n`
}

/** `_redirects` of Netlify and Cloudflare Pages. */
function redirectsFile(options: HostOptions): string {
  const { base } = options
  // For Netlify, which else prefers the page that is there for other hosts. Cloudflare skips it and takes the next line.
  const moved = moves(options).flatMap(({ encodedPath, target }) =>
    ['301!', '301'].map((status) => `${encodedPath} ${target} ${status}`),
  )
  const unknown = [
    '# For Netlify. Cloudflare reports and skips them: it shows 404.html, where a script does the same.',
    `${base}blog/support/* ${base}404.html 404`,
    `${base}blog/:id ${base}${article.page} 404`,
  ]
  return `${[...moved, ...unknown].join('\n')}\n`
}
