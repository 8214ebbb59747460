import * as css from './Board.module.css'

/** A board of material samples; the sheet paints the five in this order. The two large ones have room for their names. */
export function Board({ materials }: { materials: readonly string[] }) {
  return (
    <div className={css.board} role="img" aria-label={`A board of material samples: ${materials.join(', ')}.`}>
      {materials.map((material, index) => (
        <p key={material}>{index < 2 && <span>{material}</span>}</p>
      ))}
    </div>
  )
}
