/** What scenarios need from a browser: the minimum that all three support. */
export interface Driver {
  /** Inner size of the window, in CSS pixels. */
  size(width: number, height: number): Promise<unknown>
  /** Navigates to a URL without waiting for anything. */
  goto(url: string): Promise<unknown>
  /** Evaluates an expression in the page and awaits its value, which has to be JSON. */
  evaluate(expression: string): Promise<unknown>
  /** Presses at the first point, moves through the others, and releases. */
  drag(pointer: 'mouse' | 'touch', ...points: readonly Point[]): Promise<unknown>
  /** Presses twice, as fast as a person. */
  pressTwice(point: Point): Promise<unknown>
  /** Types a text, key by key. */
  type(text: string): Promise<unknown>
  /** Presses a key by its `KeyboardEvent.key` name. */
  key(name: string): Promise<unknown>
  /** Ends the visit. */
  close(): Promise<unknown>
}

export type Point = readonly [x: number, y: number]

export interface Browser {
  /** Starts a visit as a new visitor. `watch` runs before the scripts of each page. */
  visit(watch: string): Promise<Driver>
}

/** The visitor that a browser is started for. By default: reduced motion, and text at the usual size. */
export interface Settings {
  readonly motion?: boolean
  /** The default font size in pixels. */
  readonly text?: number
}
