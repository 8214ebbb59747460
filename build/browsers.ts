/** The oldest browsers that scripts and styles are written for. Without them lightningcss writes what no browser reads yet. */
const oldest = { chrome: '100', firefox: '100', safari: '15.4' }

/** As esbuild names them. */
export const scriptTargets = Object.entries(oldest).map(([name, version]) => name + version)

/** As lightningcss counts: major, minor and patch in a byte each. */
export const styleTargets = Object.fromEntries(
  Object.entries(oldest).map(([name, version]) => {
    const [major = 0, minor = 0] = version.split('.').map(Number)
    return [name, (major << 16) | (minor << 8)]
  }),
)
