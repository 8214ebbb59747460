/** What people call the parts of a text that cannot be shown, by what the parser calls them. */
const nouns: Readonly<Record<string, string>> = {
  blockquote: 'A quotation',
  code: 'A block of code, or lines that begin with four spaces,',
  definition: 'The address of a link, apart from the link,',
  heading: 'A heading',
  html: 'HTML',
  image: 'A picture inside a text',
  imageReference: 'A picture that is named elsewhere',
  leafDirective: 'A line that begins with "::"',
  linkReference: 'A link whose address stands elsewhere',
  table: 'A table',
  thematicBreak: 'A line across the page',
  containerDirective: 'A block that begins with ":::"',
}

/** The noun of a part of a text, with a capital letter. */
export function nounOf(type: string): string {
  return nouns[type] ?? `A part called "${type}"`
}
