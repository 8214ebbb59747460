import * as icons from '../../model/icons.ts'
import { Glyph } from './Glyph.tsx'

/** A decorative line icon: text beside it or a label carries the meaning. `go` moves it when its link is hovered. */
export function Icon({ name, go }: { name: icons.IconName; go?: boolean }) {
  return <Glyph path={icons[name]} go={go} />
}
