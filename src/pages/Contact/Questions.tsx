import { Icon } from '../../components/Icon/Icon.tsx'
import { Inlines } from '../../components/Inlines/Inlines.tsx'
import { Section } from '../../components/Section/Section.tsx'
import * as text from '../../components/Text/Text.module.css'
import type { Contact } from '../../model/schema/contact.ts'
import { linkedText } from '../../model/text/linkedText.ts'
import * as css from './Questions.module.css'

/** The frequently asked questions; the first answer is open. */
export function Questions({ faq }: { faq: Required<Contact>['faq'] }) {
  return (
    <Section labelledBy="faq">
      <div className={css.questions}>
        <h2 className={text.label} id="faq">
          {faq.heading}
        </h2>
        <div>
          {faq.items.map(({ question, answer }, index) => (
            <details key={question} open={index === 0}>
              <summary>
                <h3>{question}</h3>
                <Icon name="plus" />
              </summary>
              <p>
                <Inlines content={linkedText(answer)} />
              </p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  )
}
