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
  const [{ unified }, remarkParse, remarkDirective, { gfmTable }, { gfmTableFromMarkdown }] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-directive'),
    import('micromark-extension-gfm-table'),
    import('mdast-util-gfm-table'),
  ])
  const tables = { micromarkExtensions: [gfmTable()], fromMarkdownExtensions: [gfmTableFromMarkdown()] }
  return unified().data(tables).use(remarkParse.default).use(remarkDirective.default).freeze()
}
