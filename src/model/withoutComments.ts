/** The lines of a content file without YAML comments, which an article has only in its front matter. */
export function withoutComments(text: string): string[] {
  const yaml = /^---[ \t]*\n[\s\S]*?\n---/.exec(text)?.[0] ?? text
  const lines = yaml.split('\n').map((line) => line.split(/^\s*#|\s{2}#/)[0] ?? '')
  return [...lines, ...text.split('\n').slice(lines.length)]
}
