import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

export type Name = 'chromium' | 'firefox' | 'webkit'

/** What drives each browser, and the packages of Debian that hold it. Chromium is found or fetched by the tests' set-up. */
const needed: Readonly<Record<Name, { readonly programs: readonly string[]; readonly packages: string }>> = {
  chromium: { programs: [], packages: '' },
  firefox: { programs: ['firefox-esr'], packages: 'firefox-esr' },
  webkit: {
    programs: ['WebKitWebDriver', 'Xvfb'],
    packages: 'webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1',
  },
}

/** The browsers that BROWSERS names, else all three. Throws where one is missing: none is passed over in silence. */
export function askedFor(): Name[] {
  const all = Object.keys(needed) as Name[]
  const asked = (process.env.BROWSERS?.split(',') as Name[] | undefined) ?? all
  for (const name of asked) {
    if (!needed[name]) throw new Error(`BROWSERS names "${name}"; known are ${all}`)
    const missing = needed[name].programs.filter((program) => !isInstalled(program))
    if (name === 'webkit' && !hasWindow()) missing.push('python3-gi')
    if (missing.length === 0) continue
    throw new Error(
      `${name} cannot be run, there is no ${missing.join(' and no ')}. Install it (apt-get install ${needed[name].packages}), ` +
        `or leave it out: BROWSERS=${all.filter((other) => other !== name)} npm run test:browsers`,
    )
  }
  return asked
}

/** What tests/browsers/webkitWindow.py opens its window with. */
function hasWindow(): boolean {
  const script = 'import gi; gi.require_version("WebKit2", "4.1")'
  return spawnSync('/usr/bin/python3', ['-c', script], { stdio: 'ignore' }).status === 0
}

function isInstalled(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}
