import type { Root } from 'mdast'

/**
 * A text as the tree that remark makes of it: CommonMark with directives and, of GFM, with tables, as the rest is the
 * dearest part of a parse. remark is loaded where a text must be read.
 */
export async function parse(text: string): Promise<Root> {
  loading ??= load()
  return (await loading).parse(text)
}

let loading: Promise<{ parse(text: string): Root }> | undefined

async function load() {
  const { unified } = await import('unified')
  const { default: remarkParse } = await import('remark-parse')
  const { default: remarkDirective } = await import('remark-directive')
  const { default: remarkExtendedTable } = await import('remark-extended-table')
  const { gfmTable } = await import('micromark-extension-gfm-table')
  const { gfmTableFromMarkdown } = await import('mdast-util-gfm-table')
  const tables = { micromarkExtensions: [gfmTable()], fromMarkdownExtensions: [gfmTableFromMarkdown()] }
  return unified().data(tables).use(remarkParse).use(remarkExtendedTable).use(remarkDirective).freeze()
}
