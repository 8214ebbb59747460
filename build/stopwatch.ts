import type { BuildOptions } from './types.ts'

/** Tells that a stage has ended. */
export type Lap = (name: string, detail: string) => void

/** Times the stages of a build, each from the end of the one before. */
export function stopwatch(onStage: BuildOptions['onStage']): Lap {
  let last = performance.now()
  return (name, detail) => {
    const now = performance.now()
    onStage?.({ name, detail, milliseconds: now - last })
    last = now
  }
}
