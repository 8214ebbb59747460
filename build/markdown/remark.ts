import type { Root } from 'mdast'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import remarkDirective from 'remark-directive'
import remarkExtendedTable from 'remark-extended-table'
import remarkFrontmatter from 'remark-frontmatter'
import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'

/** The mdast of a text. The time that it takes grows with the square of what is nested (content/limits.ts). */
export function toMdast(text: string): Root {
  return processor.parse(text)
}

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(gfmTables)
  .use(remarkExtendedTable)
  .use(remarkDirective)
  .freeze()

/** Tables are all that is needed of GFM, and the dearest part of a parse: the rest stays out. */
function gfmTables(this: Processor) {
  const data = this.data() as { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] }
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()]
}
