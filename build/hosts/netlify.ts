import { folders, type HostOptions, moves, pagePolicies, security } from './rules.ts'

/** `_headers` of Netlify and Cloudflare Pages. */
export function headersFile(options: HostOptions): string {
  const { base } = options
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  // Not what folders have their own of: these hosts join a header that two rules set, and let browsers revalidate what
  // has no rule.
  const common = block(`${base}*`, security)
  const others = folders.map(({ folder, headers }) => block(`${base}${folder}*`, headers))
  const pages = pagePolicies(options).map(([address, policy]) => block(address, { 'Content-Security-Policy': policy }))
  return `${[common, ...others, ...pages].join('\n\n')}\n`
}

/** `_redirects` of Netlify and Cloudflare Pages: a colon would be a name, and a star everything. */
export function redirectsFile(options: HostOptions): string {
  const { base } = options
  const moved = moves(options).map(({ encodedPath, target }) => `${encodedPath.replaceAll(':', '%3A')} ${target} 301`)
  const unknown = [
    `${base}blog/support/* ${base}404.html 404`,
    `${base}blog/:id ${base}blog/placeholder/index.html 404`,
  ]
  return `${[...moved, ...unknown].join('\n')}\n`
}
