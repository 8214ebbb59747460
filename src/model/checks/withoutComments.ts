/** The lines of a content file without YAML comments, which an article has only in its front matter. */
export function withoutComments(text: string): string[] {
  const yaml = /^---[ \t]*\n[\s\S]*?\n---/.exec(text)?.[0] ?? text
  let block: number | undefined // the indent above a text of several lines (|), in which "#" begins no comment
  const lines = yaml.split('\n').map((line) => {
    const indent = line.search(/\S/)
    if (block !== undefined && (indent < 0 || indent > block)) return line
    block = /(^|\s)[|>][-+\d]*$/.test(line) ? line.replace(/- (?=\S+$)/, '').search(/[^\s-]/) : undefined
    return line.split(/^\s*#|\s{2}#/)[0] ?? ''
  })
  return [...lines, ...text.split('\n').slice(lines.length)]
}
