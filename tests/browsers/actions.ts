import type { Point } from './driver.ts'

/* Presses and keys as both WebDriver protocols say them. */

/** A pointer that goes down at the first point and up at the last. */
export function drag(pointerType: string, ...[first, ...others]: readonly Point[]): object[] {
  const moveTo = ([x, y]: Point = [0, 0], duration = 0) => {
    return { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration }
  }
  const [down, up] = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))
  const actions = [moveTo(first), down, ...others.map((point) => moveTo(point, 50)), up]
  return [{ type: 'pointer', id: pointerType, parameters: { pointerType }, actions }]
}

/** A key by its name. */
export function stroke(name: string): object[] {
  const value = codes[name] ?? name
  const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }))
  return [{ type: 'key', id: 'keyboard', actions }]
}

const codes: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}
