import { htaccess } from './apache.ts'
import { caddyBlock } from './caddy.ts'
import { nginxBlock } from './nginx.ts'
import { folders, type HostOptions, headerLines, moves, pagePolicies, security } from './rules.ts'

type Write = (options: HostOptions) => string

/** Files of dist that tell hosts what to do: Netlify and Cloudflare Pages read two of them, Apache and LiteSpeed the third. */
export const hostFiles: readonly (readonly [file: string, write: Write])[] = [
  ['_headers', headersFile],
  ['_redirects', redirectsFile],
  ['.htaccess', htaccess],
]

/** The configuration of a host for this site as it is set, by its name. */
export const configurations: Readonly<Record<string, Write>> = {
  apache: htaccess,
  caddy: caddyBlock,
  cloudflare: netlifyFiles,
  netlify: netlifyFiles,
  nginx: nginxBlock,
}

function netlifyFiles(options: HostOptions): string {
  return `# _headers\n${headersFile(options)}\n# _redirects\n${redirectsFile(options)}`
}

/** `_headers` of Netlify and Cloudflare Pages. */
function headersFile(options: HostOptions): string {
  const { base } = options
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...headerLines(headers, (name, value) => `  ${name}: ${value}`)].join('\n')
  // Not what folders have their own of: these hosts join a header that two rules set, and let browsers revalidate what
  // has no rule.
  const common = block(`${base}*`, security)
  const others = folders.map(({ folder, headers }) => block(`${base}${folder}*`, headers))
  const pages = pagePolicies(options).map(([address, policy]) => block(address, { 'Content-Security-Policy': policy }))
  return `${[common, ...others, ...pages].join('\n\n')}\n`
}

/** `_redirects` of Netlify and Cloudflare Pages: a colon would be a name, and a star everything. */
function redirectsFile(options: HostOptions): string {
  const { base } = options
  const moved = moves(options).map(({ encodedPath, target }) => `${encodedPath.replaceAll(':', '%3A')} ${target} 301`)
  const unknown = [
    `${base}blog/support/* ${base}404.html 404`,
    `${base}blog/:id ${base}blog/placeholder/index.html 404`,
  ]
  return `${[...moved, ...unknown].join('\n')}\n`
}
