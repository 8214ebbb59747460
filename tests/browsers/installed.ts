import { spawnSync } from 'node:child_process'

/** A command that succeeds if a browser can be driven, and the Debian packages it needs. The set-up finds Chromium. */
const needed = {
  chromium: ['true', ''],
  firefox: ['command -v firefox-esr', 'firefox-esr'],
  webkit: [
    `command -v WebKitWebDriver && command -v Xvfb && /usr/bin/python3 -c 'import gi; gi.require_version("WebKit2", "4.1")'`,
    'webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1',
  ],
}

export type Name = keyof typeof needed

/** The browsers that BROWSERS names, or all three. Throws if one is missing: none is skipped silently. */
export function askedFor(): Name[] {
  const all = Object.keys(needed) as Name[]
  return (process.env.BROWSERS?.split(',') ?? all).map((asked) => {
    const name = all.find((name) => name === asked)
    if (!name) throw new Error(`BROWSERS names "${asked}"; known are ${all}`)
    const [tried = '', packages] = needed[name]
    if (spawnSync('sh', ['-ec', tried], { stdio: 'ignore' }).status === 0) return name
    throw new Error(`${name} cannot be run. apt-get install ${packages}, or name those that can: BROWSERS=${all}`)
  })
}
