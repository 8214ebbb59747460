import * as button from '../../components/Button/Button.module.css'
import { ButtonLink, TextLink } from '../../components/Button/Button.tsx'
import { Plan } from '../../components/Plan/Plan.tsx'
import { type Resources, useResources } from '../../components/resources.ts'
import * as text from '../../components/Text/Text.module.css'
import { useWords } from '../../components/words.ts'
import { chatText } from '../../model/firm/chatText.ts'
import { chatLink } from '../../model/firm/phone.ts'
import { routes } from '../../model/routes.ts'
import type { Estimate } from '../../model/schema/estimate.ts'
import type { Picture } from '../../model/schema/fields.ts'
import type { GalleryProject } from '../../model/schema/gallery.ts'
import type { Settings } from '../../model/schema/settings.ts'
import { withoutEmphasis } from '../../model/text/emphasis.ts'
import { format } from '../../model/text/format.ts'
import { inQuotes } from '../../model/text/quotes.ts'
import * as clients from './Clients.module.css'
import * as gallery from './Gallery.module.css'
import { Materials } from './Materials.tsx'
import * as css from './Story.module.css'

interface StoryProps {
  project: GalleryProject
  /** Its position among the projects, from 1. */
  number: number
  estimate: Estimate
  settings: Settings
  /** Picture on the project's button in the comparison, if one of its rooms can be compared. */
  compared?: Picture
}

/** The story of a project: the brief, the work and the materials. Its photographs are among those of the gallery. */
export function Story({ project, number, estimate, settings: { contact, messages }, compared }: StoryProps) {
  const resources = useResources()
  const { gallery: words } = useWords()
  const { name, place, asked, done, plan, materials, client } = project
  const id = `story-${number}`
  const chat = chatLink(contact.mobile, chatText(messages, 'project', name))
  return (
    <article
      className={`${gallery.story} ${css.story}`}
      data-of={number}
      data-thumbnail={compared && thumbnailOf(compared, resources)}
      aria-labelledby={id}
    >
      <h2 className={text.d1} id={id} tabIndex={-1}>
        {name}
      </h2>
      <p className={`${text.lead} ${text.muted}`}>{place}</p>
      <Facts project={project} />
      {(asked || done || plan) && (
        <div className={css.work}>
          {(asked || done) && (
            <div>
              {asked && (
                <>
                  <h3 className={text.label}>{words.asked}</h3>
                  <blockquote className={`${text.d3} ${text.hanging}`}>{inQuotes(asked)}</blockquote>
                </>
              )}
              {done && (
                <>
                  <h3 className={text.label}>{words.done}</h3>
                  <p>{done}</p>
                </>
              )}
            </div>
          )}
          {plan && (
            <div role="img" aria-label={format(words.plan, name)}>
              <Plan name={plan} large />
            </div>
          )}
        </div>
      )}
      {materials && <Materials materials={materials} />}
      {client && (
        <figure className={`${clients.client} ${css.client}`}>
          <blockquote className={`${text.d3} ${text.hanging}`}>{inQuotes(client.quote)}</blockquote>
          <figcaption className={text.muted}>{client.by}</figcaption>
        </figure>
      )}
      <p className={`${button.row} ${css.ways}`} data-screen="">
        <ButtonLink to={chat} look="jade" icon="chat" newTab>
          {words.ask}
        </ButtonLink>
        {estimate.shown && (
          <TextLink to={routes.estimate(project.estimate)}>{withoutEmphasis(estimate.linkText)}</TextLink>
        )}
      </p>
    </article>
  )
}

function Facts({ project: { size, weeks, year } }: { project: GalleryProject }) {
  const { gallery: words } = useWords()
  const facts = [[words.size, size] as const, [words.weeks, weeks] as const, [words.year, year] as const]
  const given = facts.filter(([, value]) => value)
  if (given.length === 0) return null
  return (
    <dl className={css.facts}>
      {given.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={text.d3}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The URL of a picture for buttons, which are small and pale: 128 pixels wide. */
function thumbnailOf(image: Picture, { picture }: Resources): string {
  if ('url' in image) return image.url
  const { small, width, url } = picture(image)
  return url(small.at(-1) ?? width, 'webp')
}
