/** A line of a content file without its YAML comment. Headings in Markdown, which begin with "##", are none. */
export function withoutComment(line: string): string {
  return line.split(/^\s*#(?!#)|\s{2}#/)[0] ?? ''
}
