/** What a scenario needs of a browser: the least that all three can do. */
export interface Driver {
  /** Inner size of the window, in CSS pixels. */
  size(width: number, height: number): Promise<unknown>
  /** Sets off for an address, without waiting for anything. */
  goto(url: string): Promise<unknown>
  /** The value of an expression in the page, awaited. JSON. */
  evaluate(expression: string): Promise<unknown>
  /** A press at a point of the window, which moves through the others until it ends. */
  drag(pointer: 'mouse' | 'touch', ...points: readonly Point[]): Promise<unknown>
  /** A key by the name that `KeyboardEvent.key` gives it. */
  key(name: string): Promise<unknown>
  /** Ends the visit. */
  close(): Promise<unknown>
}

export type Point = readonly [x: number, y: number]

/** A browser that is running. */
export interface Browser {
  /** A visit of somebody who was never here. `watch` runs before the scripts of each page. */
  visit(watch: string): Promise<Driver>
  quit(): Promise<void>
}

/** Whom a browser is started for: somebody who asks for less motion, and has text at the usual size, unless said otherwise. */
export interface Settings {
  readonly motion?: boolean
  /** Pixels of text without a size of its own. */
  readonly text?: number
}
