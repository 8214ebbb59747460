import { spawnSync } from 'node:child_process'

export type Name = 'chromium' | 'firefox' | 'webkit'

/** What shows that a browser can be driven, and the packages of Debian that do. Chromium is found by the tests' set-up. */
const needed: Readonly<Record<Name, { readonly tried: string; readonly packages: string }>> = {
  chromium: { tried: 'true', packages: '' },
  firefox: { tried: 'command -v firefox-esr', packages: 'firefox-esr' },
  webkit: {
    tried: `command -v WebKitWebDriver && command -v Xvfb && /usr/bin/python3 -c 'import gi; gi.require_version("WebKit2", "4.1")'`,
    packages: 'webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1',
  },
}

/** The browsers that BROWSERS names, else all three. Throws where one is missing: none is passed over in silence. */
export function askedFor(): Name[] {
  const all = Object.keys(needed) as Name[]
  const asked = (process.env.BROWSERS?.split(',') as Name[] | undefined) ?? all
  for (const name of asked) {
    if (!needed[name]) throw new Error(`BROWSERS names "${name}"; known are ${all}`)
    if (spawnSync('sh', ['-ec', needed[name].tried], { stdio: 'ignore' }).status === 0) continue
    const others = all.filter((other) => other !== name)
    throw new Error(
      `${name} cannot be run. Install it (apt-get install ${needed[name].packages}), ` +
        `or leave it out: BROWSERS=${others} npm run test:browsers`,
    )
  }
  return asked
}
