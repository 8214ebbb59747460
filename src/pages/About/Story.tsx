import { Section, SectionHead } from '../../components/Section/Section.tsx'
import type { About } from '../../model/schema/about.ts'
import * as css from './OurStory.module.css'

/** How the firm began, in two columns. */
export function Story({ story }: { story: Required<About>['story'] }) {
  return (
    <Section labelledBy="story">
      <SectionHead id="story" heading={story.heading} statement={story.statement} />
      <div className={css.columns}>
        {story.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  )
}
