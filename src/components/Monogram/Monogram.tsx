import * as css from './Monogram.module.css'

export const tones = ['mist', 'paper', 'jade', 'clay'] as const

/** Stands for a portrait that is not there yet: initials on a louvre panel of the same 4:5. Decoration; the name stands below it. */
export function Monogram({ name, tone }: { name: string; tone: (typeof tones)[number] }) {
  return (
    <div className={`${css.panel} ${css[tone]}`} aria-hidden="true">
      {initials(name)}
    </div>
  )
}

/** 'Tan Mei Ling' -> 'TM' */
function initials(name: string): string {
  return name
    .split(/\s+/, 2)
    .map((word) => [...word][0])
    .join('')
}
