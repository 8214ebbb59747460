import { Inlines } from '../../components/Inlines/Inlines.tsx'
import { Section, SectionHead } from '../../components/Section/Section.tsx'
import * as text from '../../components/Text/Text.module.css'
import type { Gallery } from '../../model/schema/gallery.ts'
import { linkedText } from '../../model/text/linkedText.ts'
import { Duo } from './Duo.tsx'
import * as css from './Summaries.module.css'

/** Residential and commercial projects in a few words and figures. */
export function Summaries({ content: { heading, statement, items } }: { content: Required<Gallery>['summaries'] }) {
  return (
    <Section labelledBy="summaries">
      <SectionHead id="summaries" heading={heading} statement={statement} />
      <Duo>
        {items.map(({ title, text: words, facts }) => (
          <article key={title}>
            <h3 className={text.d3}>{title}</h3>
            <p className={`${text.muted} ${text.measure} ${css.words}`}>{words}</p>
            <dl className={css.facts}>
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <Inlines content={linkedText(value)} />
                  </dd>
                </div>
              ))}
            </dl>
          </article>
        ))}
      </Duo>
    </Section>
  )
}
