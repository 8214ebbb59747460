import type * as Build from './build.ts'
import type { BuildOptions, BuildReport } from './build.ts'
import { workspaceOf } from './cache/inputs.ts'
import { loadSrc } from './code/code.ts'
import { lastBuild } from './dist/lastBuild.ts'

/** Builds the site, unless nothing has changed since the last build. Checks that before loading expensive modules. */
export async function build(options: BuildOptions): Promise<BuildReport> {
  const { root, code, dist, now, url, base, strict } = options
  const workspace = workspaceOf(root, options.cache)
  const last = lastBuild<BuildReport>(workspace, code, dist, [now, url, base, strict])
  const unchanged = last.report()
  if (unchanged) return unchanged
  const src = loadSrc(code, workspace.inputs, workspace.cache) // in esbuild's own process, while the rest is loaded
  const { rebuild }: typeof Build = require('./build.ts')
  return rebuild(options, workspace, src, last.remember)
}
