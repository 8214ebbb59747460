import type { Image, Paragraph } from 'mdast'
import type { Block } from '../../src/model/blocks.ts'
import { type State, unsupported, warn } from './state.ts'

/** The picture that a paragraph holds and nothing else: `![what it shows](images/blog/sink.jpg "caption")`. */
export function onlyPicture({ children }: Paragraph): Image | undefined {
  const [only] = children
  return children.length === 1 && only?.type === 'image' ? only : undefined
}

/** A picture of content/images. The way there may be written as seen from content, or from the article. */
export function toPicture(node: Image, state: State): Block {
  const file = node.url.replaceAll('%20', ' ').replace(/^(\.\.?\/)+/, '')
  if (/^[a-z]+:|^\//i.test(file)) {
    const remedy = 'Save it in content/images, and write ![what it shows](images/…).'
    return unsupported(state, node, 'A picture from another address cannot be shown between paragraphs', remedy)
  }
  if (!node.alt) {
    const remedy = 'Write what it shows between the brackets: ![a kitchen by a courtyard](images/…).'
    warn(state, node, 'no-alt', 'The picture says nothing to people who do not see it', remedy)
  }
  const image = { file, alt: node.alt ?? '' }
  return { type: 'picture', image, ...(node.title && { caption: [node.title] }) }
}
