import * as css from './Monogram.module.css'

export const tones = ['mist', 'paper', 'jade', 'clay'] as const

/** Placeholder for a missing portrait: initials on a louvre panel, also 4:5. Decorative, since the name is below it. */
export function Monogram({ name, tone }: { name: string; tone: (typeof tones)[number] }) {
  return (
    <div className={`${css.panel} ${css[tone]}`} aria-hidden="true">
      {initials(name)}
    </div>
  )
}

/**
 * 'Tan Mei Ling' -> 'TM', 'Nurul binti Ahmad' -> 'NA', 'Dr. S. Arumugam' -> 'SA', 'Danny (Tan)' -> 'DT',
 * '黄伟杰 Wong Wei Jie' -> '黄'
 */
function initials(name: string): string {
  const words = name.split(/\s+/).flatMap((word) => /[\p{L}\d].*/u.exec(word) ?? [])
  const capitals = words.filter((word) => !/^\p{Ll}|\p{L}{2}\.$/u.test(word))
  return (capitals.length > 0 ? capitals : words)
    .slice(0, /^\p{Script=Han}/u.test(name) ? 1 : 2)
    .map((word) => [...word][0])
    .join('')
}
