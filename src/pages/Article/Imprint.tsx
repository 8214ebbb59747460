import * as text from '../../components/Text/Text.module.css'
import { useWords } from '../../components/words.ts'
import { Avatar } from '../../layout/Avatar/Avatar.tsx'
import * as css from './Imprint.module.css'
import type { Post } from './placeholder.ts'

/** The end of an article: its tags and its author. */
export function Imprint({ article: { tags, author, authorImage, authorBio } }: { article: Post }) {
  const words = useWords().article
  return (
    <>
      {tags.length > 0 && (
        <>
          <p className={text.visuallyHidden}>{words.tags}</p>
          <ul className={css.tags}>
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        </>
      )}
      <div className={css.author}>
        <Avatar image={authorImage} large />
        <div>
          <p className={text.d4}>{author}</p>
          <p className={text.caption}>{authorBio}</p>
        </div>
      </div>
    </>
  )
}
