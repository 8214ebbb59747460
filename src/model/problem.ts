/** Something that the person who edits should mend. Stages return problems as values; nobody throws them. */
export interface Problem {
  /** A file of the project, like 'content/site.yaml'. */
  readonly file: string
  /** Where it is in the data of the file, before it has a line. */
  readonly path?: readonly PropertyKey[]
  /** Words that stand there first, where the data does not tell. */
  readonly words?: string
  readonly line?: number
  readonly column?: number
  /** Name of the rule that is broken, for those who filter: 'dead-link'. */
  readonly rule: string
  /** What is wrong, and why. */
  readonly reason: string
  /** One sentence of what to do. */
  readonly remedy: string
  /** Does not stop the build. */
  readonly warning?: boolean
}

/** A problem of a file that is about to be named. */
export type Unplaced = Omit<Problem, 'file'>

/** The rule of links whose article is not there: the build goes on without them, a strict one too. */
export const GONE = 'article-gone'
