/* The oldest browsers that scripts and styles are written for: `browserslist` in package.json. */

/** As esbuild names them. */
export async function scriptTargets(): Promise<string[]> {
  const { default: toEsbuild } = await import('browserslist-to-esbuild')
  return toEsbuild(undefined, { path: import.meta.dirname })
}

/** As lightningcss counts them. Without them it writes what no browser reads yet. */
export async function styleTargets() {
  const [{ default: browserslist }, { browserslistToTargets }] = await Promise.all([
    import('browserslist'),
    import('lightningcss'),
  ])
  return browserslistToTargets(browserslist(undefined, { path: import.meta.dirname }))
}
