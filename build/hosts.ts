import { htaccess } from './apache.ts'
import { folders, type HostOptions, pageRules, security } from './hostRules.ts'

/** Files of dist that tell hosts what to do: Netlify and Cloudflare Pages read two of them, Apache and LiteSpeed the third. */
export function hostFiles(options: HostOptions): { file: string; text: string }[] {
  return [
    { file: '_headers', text: headersFile(options) },
    { file: '_redirects', text: redirectsFile(options) },
    { file: '.htaccess', text: htaccess(options) },
  ]
}

function headersFile(options: HostOptions): string {
  const { base, addresses } = options
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  // Not what folders have their own of: Netlify and Cloudflare join a header that two rules set, and let browsers
  // revalidate what has no rule.
  const common = block(`${base}*`, security)
  const others = folders.map(({ folder, headers }) => block(`${base}${folder}*`, headers))
  const pages = pageRules(options).map(([route, policy]) =>
    block(addresses.href(route), { 'Content-Security-Policy': policy }),
  )
  return `${[common, ...others, ...pages].join('\n\n')}\n`
}

function redirectsFile({ base, redirects, addresses }: HostOptions): string {
  const moved = redirects.map(({ from, to }) => `${addresses.href(from)} ${addresses.href(to)} 301`)
  const unknown = [
    `${base}blog/support/* ${base}404.html 404`,
    `${base}blog/:id ${base}blog/placeholder/index.html 404`,
  ]
  return `${[...moved, ...unknown].join('\n')}\n`
}
