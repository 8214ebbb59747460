import type { Addresses } from '../src/model/routes.ts'
import type { Redirect, Settings } from '../src/model/schema.ts'
import type { TextFile } from './files.ts'

interface HostOptions {
  readonly settings: Settings
  readonly redirects: readonly Redirect[]
  readonly addresses: Addresses
  /** Content security policy of each page, by route. */
  readonly csp: ReadonlyMap<string, string>
}

/** Files that tell hosts what to do: _headers and _redirects (Netlify, Cloudflare Pages), .htaccess (Apache, LiteSpeed). */
export function hostFiles({ redirects, addresses }: HostOptions): TextFile[] {
  const moved = redirects.map(({ from, to }) => `${addresses.href(from)} ${addresses.href(to)} 301`)
  return [{ file: '_redirects', text: `${moved.join('\n')}\n` }]
}
