import { type IconName, icons } from '../../model/icons.ts'
import { Glyph } from './Glyph.tsx'

/** A line icon; decoration only, its meaning stands in text beside it or in a label. `go` moves it when its link is hovered. */
export function Icon({ name, go }: { name: IconName; go?: boolean }) {
  return <Glyph path={icons[name]} go={go} />
}
