/** What a scenario needs of a browser: the least that all three can do. */
export interface Driver {
  /** Inner size of the window, in CSS pixels. */
  size(width: number, height: number): Promise<unknown>
  /** Sets off for an address, without waiting for anything. */
  goto(url: string): Promise<unknown>
  /** The value of an expression in the page, awaited. JSON. */
  evaluate(expression: string): Promise<unknown>
  /** A press of the mouse at a point of the window. */
  press(x: number, y: number): Promise<unknown>
  /** A key by the name that `KeyboardEvent.key` gives it. */
  key(name: string): Promise<unknown>
  screenshot(): Promise<Buffer>
  /** Ends the visit. */
  close(): Promise<unknown>
}

/** A browser that is running. */
export interface Browser {
  /** A visit of somebody who was never here. `watch` runs before the scripts of each page. */
  visit(watch: string): Promise<Driver>
  quit(): Promise<void>
}
