import { htaccess } from './apache.ts'
import { caddyBlock } from './caddy.ts'
import { headersFile, redirectsFile } from './netlify.ts'
import { nginxBlock } from './nginx.ts'
import type { HostOptions } from './rules.ts'

/** Files of dist that tell hosts what to do: Netlify and Cloudflare Pages read two of them, Apache and LiteSpeed the third. */
export function hostFiles(options: HostOptions): { file: string; text: string }[] {
  return [
    { file: '_headers', text: headersFile(options) },
    { file: '_redirects', text: redirectsFile(options) },
    { file: '.htaccess', text: htaccess(options) },
  ]
}

/** The configuration of a host for this site as it is set, by its name. */
export const configurations: Readonly<Record<string, (options: HostOptions) => string>> = {
  apache: htaccess,
  caddy: caddyBlock,
  cloudflare: netlifyFiles,
  netlify: netlifyFiles,
  nginx: nginxBlock,
}

function netlifyFiles(options: HostOptions): string {
  return `# _headers\n${headersFile(options)}\n# _redirects\n${redirectsFile(options)}`
}
