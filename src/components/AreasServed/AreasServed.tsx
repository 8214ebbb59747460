import type { ReactNode } from 'react'
import type { Settings } from '../../model/schema/settings.ts'
import { AreaMap } from '../AreaMap/AreaMap.tsx'
import { Section, SectionHead } from '../Section/Section.tsx'
import * as css from './AreasServed.module.css'

interface AreasServedProps {
  heading: string
  settings: Settings
  /** The areas as text, beside the map. */
  children: ReactNode
}

/** The section on where the firm works: text, illustrated by a sketch map. */
export function AreasServed({ heading, settings, children }: AreasServedProps) {
  return (
    <Section labelledBy="areas">
      <SectionHead id="areas" heading={heading} />
      <div className={css.served}>
        <div>{children}</div>
        {settings.areas.length > 1 && <AreaMap areas={settings.areas} coast={settings.coast} />}
      </div>
    </Section>
  )
}
