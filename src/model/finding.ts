/** Something wrong in the content that no single file shows: what, where (a path into the data, or a place), and what to do. */
export interface Finding {
  readonly file: string
  readonly path?: readonly PropertyKey[]
  readonly at?: { readonly line: number; readonly column: number }
  readonly rule: string
  readonly reason: string
  readonly note: string
  /** Does not stop the build. */
  readonly warning?: boolean
}
