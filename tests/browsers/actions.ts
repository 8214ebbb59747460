/* Presses and keys as both WebDriver protocols say them. */

/** A press of the mouse. */
export function pressAt(x: number, y: number): object[] {
  const at = { x: Math.round(x), y: Math.round(y) }
  return [
    {
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', ...at },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ]
}

/** A key by its name. */
export function stroke(name: string): object[] {
  const value = codes[name] ?? name
  return [
    {
      type: 'key',
      id: 'keyboard',
      actions: [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ],
    },
  ]
}

const codes: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}
