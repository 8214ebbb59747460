import type { Written } from './output.ts'
import type { Problem } from './problems.ts'

export interface BuildOptions {
  /** The folder that holds content, public and dist. */
  readonly root: string
  /** The folder that holds src; the same unless a test says otherwise. */
  readonly code?: string
  /** Today, as '2026-02-19'. */
  readonly now: string
  /** Overrides of the settings: SITE_URL and SITE_BASE. */
  readonly url?: string
  readonly base?: string
  readonly cache?: string
  readonly dist?: string
  /** Told of every stage as it ends, and of pictures as they are made. */
  readonly onStage?: (stage: Stage) => void
  readonly onPicture?: (done: number, total: number) => void
}

export interface Stage {
  readonly name: string
  readonly detail: string
  readonly milliseconds: number
}

export interface BuildReport {
  readonly problems: readonly Problem[]
  /** Undefined when errors kept dist as it was. */
  readonly written?: Written
  /** Pages that took longest to render, slowest first. */
  readonly slowest: readonly { readonly route: string; readonly milliseconds: number }[]
  /** What an editor may want to know: articles that wait, samples that remain. */
  readonly notes: readonly string[]
}
