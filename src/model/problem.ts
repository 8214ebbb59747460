/** Something that whoever edits the content should fix. Stages return problems as values and never throw them. */
export interface Problem {
  /** A file of the project, like 'content/site.yaml'. */
  readonly file: string
  /** Path into the file's data, from which the line is found later. */
  readonly path?: readonly PropertyKey[]
  /** Text whose first occurrence marks the place, when there is no path. */
  readonly words?: string
  readonly line?: number
  readonly column?: number
  /** Name of the broken rule, for filtering: 'dead-link'. */
  readonly rule: string
  /** What is wrong and why. */
  readonly reason: string
  /** How to fix it. */
  readonly remedy: string
  /** Whether the build continues despite it. A strict build may still stop. */
  readonly warning?: boolean
}

/** A problem whose file is added later. */
export type Unplaced = Omit<Problem, 'file'>

/** The first of several kinds of problems that has any: each kind may be the cause of those after it. */
export function firstFound<Found>(...kinds: readonly (readonly Found[])[]): readonly Found[] {
  return kinds.find((found) => found.length > 0) ?? []
}

/** A value made from the text of a content file. Plain data, so that it can be cached. */
export interface Checked<Value> {
  /** Undefined when the text cannot be used. */
  readonly value?: Value
  readonly problems: readonly Unplaced[]
  /** Whether it is a draft, which may be known even of a text that cannot be used. */
  readonly draft?: boolean
}

/** The rule for whatever is wrong with a draft, where no drafts are shown: nothing of it stops a build. */
export const DRAFT = 'draft'

/** The rule for links to missing or unpublished articles. Even a strict build continues, and leaves such links out. */
export const GONE = 'article-gone'

/** Reason and remedy for curly quotes where only straight ones begin and end a text. */
export const CURLY_QUOTES = [
  'The quotes around this text are curly, like those Word inserts',
  'Write straight quotes around it, "…", not curly ones.',
] as const
