import { expect, test } from 'vitest'
import { ContentReader } from '../../build/content/content.ts'
import { readers, site } from '../helpers.ts'

/* What people who edit get wrong, and what they are told: the place, the fault and the remedy, in words that they know. */

const head = ['id: 1', 'title: T', 'date: 2025-05-20', 'author: A', 'authorBio: B', 'category: Renovation']

/** Every message about content in which some files are written over, as `line:column reason. remedy`. */
async function told(files: Readonly<Record<string, string | null>>, edit?: [from: string | RegExp, to: string]) {
  const fixture = site(files, { blog: false })
  if (edit) fixture.edit('content/brand.yaml', ...edit)
  const { root, cache, inputs } = readers(fixture)
  const { problems } = await new ContentReader(root, cache, inputs).read()
  return problems.map(({ line, column, reason, remedy }) => `${line ? `${line}:${column} ` : ''}${reason}. ${remedy}`)
}

const QUOTES = 'Put the whole text in quotes.'
const LIKE = 'Write it like "title: Kitchens".'

/** Lines 8 and on of an article whose first lines are right. */
const lines: readonly (readonly [what: string, lines: string[], message: string])[] = [
  ['a quote too few', ['tags: "a'], '8:7 A quote is opened here and not closed. Close the quote that begins here.'],
  [
    'an apostrophe between single quotes',
    ["metaTitle: 'The firm's palette'"],
    '8:22 The text goes on behind its closing quote. Put the whole text in the other kind of quotes, " or \'.',
  ],
  ['a tab', ['cta:', '\ttext: a'], '9:1 The line begins with a tab. Replace the tab by spaces.'],
  [
    'a colon in a text',
    ['metaTitle: A: B'],
    '8:12 This line has a colon in its text, or is not indented like its neighbours. ' +
      'Put the text in quotes, like "Kitchens: wet and dry", or indent the line like those around it.',
  ],
  ['no colon', ['metaTitle A', 'tags: [a]'], `8:1 There is no colon behind the name on this line. ${LIKE}`],
  ['no space', ['metaTitle:A', 'tags: [a]'], `8:1 A space is missing behind the colon. ${LIKE}`],
  [
    'a step to the right',
    ['cta:', '  text: a', '   buttonText: b'],
    '9:9 This line or the one below is not indented like its neighbours. Indent both like the lines around them.',
  ],
  [
    'a bracket too few',
    ['image:', '  - { file: a.jpg, alt: A', '  - b'],
    '10:3 A bracket is opened on the line above and not closed. Close it with } or ].',
  ],
  ['a name that stands twice', ['id: 2'], '8:1 This name stands here for the second time. Keep one of the two.'],
  ['a star', ['metaTitle: *Quiet* rooms'], `8:20 A text cannot begin with "*". ${QUOTES}`],
  ['a word in braces', ['metaTitle: {firm} rooms'], `8:19 A text cannot begin with "{". ${QUOTES}`],
  ['a dash', ['metaTitle: - rooms'], `8:12 A text cannot begin with "-". ${QUOTES}`],
  ['an and', ['metaTitle: &Co'], `8:15 A text cannot begin with "&": "&Co" would be left out. ${QUOTES}`],
  [
    'only a word in braces',
    ['metaTitle: {firm}'],
    '8:1 "metaTitle" must be a text, not {"firm":null}. Put the text in quotes: "{firm}".',
  ],
  ['nothing', ['metaTitle:'], '8:1 "metaTitle" is empty. Write something behind the colon.'],
  [
    'a # at the beginning',
    ['metaTitle: #1 rooms'],
    '8:1 "metaTitle" is empty: "#" begins a remark. Put the text in quotes: "#1 rooms".',
  ],
  ['a date in words', ['updated: May 2'], '8:1 "updated" must be a date like 2026-02-19, not "May 2". Correct it.'],
  ['a slip in a name', ['metaTitel: A'], '8:1 There is no "metaTitel". Did you mean "metaTitle"?'],
  ['yes for true', ['draft: yes'], '8:1 "draft" must be true or false, not "yes". Write true or false.'],
  [
    'a picture without words',
    ['relatedLinks:', '  - { text: A, url: /a, image: { file: a.jpg } }'],
    '9:25 "image.alt" in entry 1 of relatedLinks is missing. Add a line "alt: …".',
  ],
]

test.each(lines)('%s', async (_, added, message) => {
  const file = `---\n${[...head, ...added].join('\n')}\n---\n\nText.\n`
  expect(await told({ 'content/blog/a.md': file })).toEqual([message])
})

const bodies: readonly (readonly [body: string, message: string])[] = [
  [
    ':::callout\nA',
    '10:1 ":::callout" is not closed and takes in all that follows. Write ":::" on a line of its own after it.',
  ],
  [':::calout\nA\n:::', '10:1 There is no block ":::calout". Did you mean "callout"?'],
  [
    '| a | b |\n| 1 | 2 |',
    '10:1 This is no table yet: its first line has no dashes below it. ' +
      'Write "| --- | --- |" there, as many as it has columns.',
  ],
  [
    '| a | b |\n| - | - |\n| 1 | 2 | 3 |',
    '12:1 This row has 3 cells, the table has 2 columns. ' +
      'Give it as many cells as the first row has, each between two bars: | a | b |',
  ],
  ['***', '10:1 A line across the page cannot be shown. Use a paragraph, heading, list, table or callout.'],
]

test.each(bodies)('in a text: %j', async (body, message) => {
  expect(await told({ 'content/blog/a.md': `---\n${head.join('\n')}\n---\n\n${body}\n` })).toEqual([message])
})

test('a colour without quotes, and files that nothing reads', async () => {
  const files = {
    'content/sitee.yaml': 'a: 1',
    'content/22.md': 'a',
    'content/blog/22.MD': 'a',
    'content/blog/a.md.txt': 'a',
  }
  const article =
    'This is not read: names of articles end in ".md", in small letters. ' +
    'Give it such a name if it is an article, or move it to another folder.'
  const messages = await told(files, [/plaster: .*/, 'plaster: #f2ede3'])
  expect(messages.map((each) => each.replace(/^\d+:\d+ /, '')).sort()).toEqual([
    '"colours.plaster" is empty: "#" begins a remark. Put the colour in quotes: "#f2ede3".',
    'No page is made of this file. Did you mean "site.yaml"?',
    'No page is made of this file. Move it to content/blog if it is an article.',
    article,
    article,
  ])
})
