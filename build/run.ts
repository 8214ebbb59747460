import type { BuildOptions, BuildReport } from './build.ts'
import { Reading } from './cache/inputs.ts'
import { LastBuild } from './dist/lastBuild.ts'
import { CannotWrite } from './dist/place.ts'

/** A build, unless it would make the same as the last one: that is told without loading what makes it. */
export async function build(options: BuildOptions): Promise<BuildReport> {
  const { root, code, dist, now, url, base, strict } = options
  const reading = new Reading(root, options.cache)
  const last = new LastBuild<BuildReport>(reading, code, dist, [now, url, base, strict])
  const unchanged = last.report()
  if (unchanged) return unchanged
  const { buildAnew, failed } = await import('./build.ts')
  try {
    const report = await buildAnew(options, reading)
    const { written } = report
    if (written) last.remember({ ...report, slowest: [], written: { ...written, written: 0, removed: 0 } })
    return report
  } catch (error) {
    if (!(error instanceof CannotWrite) && !(error as NodeJS.ErrnoException).syscall) throw error
    const reason = `dist could not be written: ${(error as Error).message}`
    const remedy = 'Mend that, then build again; dist is as it was.'
    return failed([{ file: 'dist', rule: 'cannot-write', reason, remedy }])
  }
}
