import { article } from './subject.ts'
import type { Culprit, Trial } from './trial.ts'

export interface Mistake {
  readonly name: string
  /** Makes the mistake. Returns what a good message names. */
  readonly make: (trial: Trial) => Culprit
  /** Whether visitors meet the mistake on the published page. By default they do. */
  readonly isLive?: (page: string) => boolean
}

const files = ['blog/19.md']

/** Replaces a part of the article. The line of the replacement has to be named. */
const edit =
  (from: string, to: string): Mistake['make'] =>
  (trial) => ({ files, line: trial.replace(article, from, to) })

/** Makes any other change to the article or its picture. Naming the file is enough. */
const spoil =
  (change: (trial: Trial) => void): Mistake['make'] =>
  (trial) => {
    change(trial)
    return { files: [...files, 'blog/20.md', trial.subject.picture.file] }
  }

/** Mistakes that editors make. The twentieth, a build killed midway, is measured separately. */
export const mistakes: readonly Mistake[] = [
  { name: 'A tab before a key', make: edit('author: ', '\tauthor: ') },
  { name: 'A quote that is not closed', make: edit('title: A quiet', 'title: "A quiet') },
  { name: 'A key written twice', make: edit('author: ', 'title: Another\nauthor: ') },
  { name: 'A mistyped key, `metaTitel`', make: edit('metaTitle', 'metaTitel') },
  { name: 'No title', make: spoil((trial) => trial.replace(article, /^title: .*\n/m, '')) },
  { name: 'The date 2025-13-40', make: edit('2025-05-20', '2025-13-40') },
  { name: 'A number for the list of tags', make: edit('[Kitchen, Storage]', '3') },
  { name: 'Two articles with one address', make: spoil(addTwin) },
  {
    name: 'A link to an article that is not there',
    make: (trial) => edit(trial.subject.link(8), trial.subject.link(88))(trial),
  },
  { name: 'A picture that is not there', make: edit('blog-1.jpg', 'blog-none.jpg') },
  { name: 'A text named .jpg', make: spoil((trial) => trial.write('No picture.\n', trial.subject.picture.file)) },
  { name: 'Half a JPEG', make: spoil((trial) => trial.halve(trial.subject.picture.file)) },
  { name: 'A letter in Latin-1', make: latin1 },
  {
    name: 'A `<script>` in the text',
    make: edit('Last words.', '<script>alert(1)</script>'),
    isLive: (page) => page.includes('<script>alert(1)'),
  },
  {
    name: 'A `javascript:` link',
    make: edit('Last words.', '[Last](javascript:alert(1)) words.'),
    isLive: (page) => page.includes('"javascript:alert(1)'),
  },
  {
    name: 'A block that is not closed',
    make: (trial) => edit('See ', `${trial.subject.block}\nSee `)(trial),
  },
  { name: 'An empty file', make: spoil((trial) => trial.write('')) },
  { name: 'Front matter that is not closed', make: spoil((trial) => trial.replace(article, '\n---\n\n', '\n\n')) },
  {
    name: 'A component that throws',
    make(trial) {
      const { file, line, failing } = trial.subject.component
      return { files: [file], line: trial.replace(file, line, `${failing}\n${line}`) }
    },
  },
]

function addTwin(trial: Trial) {
  const text = trial
    .read()
    .replace(/^id: .*\n/m, '')
    .replace('A quiet kitchen', 'Another kitchen')
  trial.write(text.replace('---\n', `---\n${trial.subject.sameAddress}\n`), 'content/blog/20.md')
}

function latin1(trial: Trial): Culprit {
  const text = trial.read()
  trial.write(Buffer.from(text, 'latin1'))
  return { files, line: text.slice(0, text.indexOf('\u00e9')).split('\n').length }
}
