import { swatches } from '../../components/Swatch/swatches.tsx'
import { useWords } from '../../components/words.ts'
import type { Home } from '../../model/schema/home.ts'
import { format } from '../../model/text/format.ts'
import * as css from './Board.module.css'

/** A board of material samples. The smallest have no room for their names. */
export function Board({ materials }: { materials: Required<Home>['apart']['board']['materials'] }) {
  const label = format(useWords().home.board, materials.map(({ name }) => name).join(', '))
  return (
    <div className={css.board} role="img" aria-label={label}>
      {materials.map(({ name, look }, index) => {
        const size = sizes[materials.length]?.[index] ?? 'third'
        return (
          <p className={css[size]} key={name}>
            {swatches[look]}
            {size !== 'sixth' && <span>{name}</span>}
          </p>
        )
      })}
    </div>
  )
}

/** Shares of the board's width by the number of samples. `tall` and `all` are two rows high, a sixth needs no class. */
const sizes: Readonly<Record<number, readonly ('all' | 'tall' | 'full' | 'half' | 'third' | 'sixth')[]>> = {
  1: ['all'],
  2: ['tall', 'tall'],
  3: ['tall', 'half', 'half'],
  4: ['tall', 'half', 'third', 'sixth'],
  5: ['tall', 'half', 'sixth', 'sixth', 'sixth'],
  6: ['tall', 'half', 'sixth', 'sixth', 'sixth', 'full'],
  7: ['tall', 'half', 'sixth', 'sixth', 'sixth', 'half', 'half'],
  8: ['tall', 'half', 'sixth', 'sixth', 'sixth', 'third', 'third', 'third'],
}
