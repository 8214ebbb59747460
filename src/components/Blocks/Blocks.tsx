import type { ReactElement } from 'react'
import type { Block, Inline, List as ListBlock } from '../../model/article/blocks.ts'
import { ArticlePicture } from '../ArticlePicture/ArticlePicture.tsx'
import { Callout } from '../Callout/Callout.tsx'
import { DataTable } from '../DataTable/DataTable.tsx'
import { Figure } from '../Figure/Figure.tsx'
import { Inlines } from '../Inlines/Inlines.tsx'
import { Quotation } from '../Quotation/Quotation.tsx'
import { useWords } from '../words.ts'
import * as css from './Blocks.module.css'

interface BlocksProps {
  blocks: readonly Block[]
  /** Whether unordered lists get boxes to tick off, on paper too. */
  checklist?: boolean
}

/** The blocks of an article, in order. */
export function Blocks({ blocks, checklist }: BlocksProps) {
  return blocks.map((block, index) => <BlockView block={block} checklist={checklist} key={index} />)
}

function BlockView({ block, checklist }: { block: Block; checklist?: boolean }): ReactElement {
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
      return <List list={block} look={block.ordered ? 'steps' : checklist ? 'checks' : 'points'} />
    case 'callout':
      return <Callout callout={block} />
    case 'table':
      return <DataTable table={block} />
    case 'figure':
      return <Figure figure={block} />
    case 'picture':
      return <ArticlePicture picture={block} />
    case 'quote':
      return <Quotation quote={block} />
    case 'unsupported':
      return <Unsupported />
  }
}

function Unsupported() {
  return <Callout callout={{ type: 'callout', text: useWords().article.unsupported }} />
}

/** Level 2 becomes an `h2`, any other level an `h3`. A heading links to itself, so that its section can be shared. */
function Heading({ level, id, text }: { level: number; id: string; text: readonly Inline[] }) {
  const Tag = level === 2 ? 'h2' : 'h3'
  return (
    <Tag id={id}>
      <a className={css.anchor} href={`#${encodeURIComponent(id)}`}>
        <Inlines content={text} />
      </a>
    </Tag>
  )
}

function List({ list: { items, start }, look }: { list: ListBlock; look: 'steps' | 'points' | 'checks' }) {
  const Tag = look === 'steps' ? 'ol' : 'ul'
  return (
    <Tag className={css[look]} start={start}>
      {items.map((item, index) => (
        <li key={index}>
          <Inlines content={item} />
        </li>
      ))}
    </Tag>
  )
}
