import type { Block, Inline } from '../../model/blocks.ts'
import { Callout } from '../Callout/Callout.tsx'
import { DataTable } from '../DataTable/DataTable.tsx'
import { Inlines } from '../Inlines/Inlines.tsx'
import * as css from './Blocks.module.css'

/** The ordered content blocks of an article (specification, section 3, Content block types). */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <BlockView block={block} key={index} />)
}

function BlockView({ block }: { block: Block }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Inlines content={block.text} />
        </p>
      )
    case 'heading':
      return <Heading level={block.level} id={block.id} text={block.text} />
    case 'list':
      return <List ordered={block.ordered} items={block.items} />
    case 'callout':
      return <Callout callout={block} />
    case 'table':
      return <DataTable table={block} />
    default:
      return <Callout callout={{ type: 'callout', text: 'Unsupported content type' }} />
  }
}

/** Level 2 is a major heading, any other a minor one. It links to itself, so that a section can be shared. */
function Heading({ level, id, text }: { level: number; id: string; text: readonly Inline[] }) {
  const Tag = level === 2 ? 'h2' : 'h3'
  return (
    <Tag id={id}>
      <a className={css.anchor} href={`#${encodeURIComponent(id)}`}>
        <Inlines content={withoutLinks(text)} />
      </a>
    </Tag>
  )
}

/** A link cannot stand inside the link that a heading is. */
function withoutLinks(content: readonly Inline[]): Inline[] {
  return content.flatMap((inline): Inline | Inline[] => {
    if (typeof inline === 'string' || !('children' in inline)) return inline
    const children = withoutLinks(inline.children)
    return inline.type === 'link' ? children : { ...inline, children }
  })
}

function List({ ordered, items }: { ordered: boolean; items: readonly (readonly Inline[])[] }) {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag className={ordered ? css.steps : css.points}>
      {items.map((item, index) => (
        <li key={index}>
          <Inlines content={item} />
        </li>
      ))}
    </Tag>
  )
}
