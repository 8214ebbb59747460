import { copyFileSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { project } from './corpus.ts'

/** The article that mistakes are made in, as the editors of one generator would write it. */
export interface Subject {
  /** Protection against mistakes that its documentation offers: files for its site, arguments for its command. */
  readonly defences?: string
  readonly words?: readonly string[]
  readonly head: readonly string[]
  /** A link to another article, in the form that the generator checks, if it has one. */
  readonly link: (id: number) => string
  readonly picture: { readonly file: string; readonly markdown?: string }
  /** Front matter that gives another article the URL of this one. */
  readonly sameAddress: string
  /** The first line of a block that has to be closed. */
  readonly block: string
  /** A line of a component, and one that fails when inserted before it. */
  readonly component: { readonly file: string; readonly line: string; readonly failing: string }
}

export const article = 'content/blog/19.md'

/** Writes the article with its picture, and the defences. */
export function writeSubject(folder: string, { defences, head, link, picture }: Subject): void {
  const files = defences && join(import.meta.dirname, 'peers/defences', defences)
  if (files && existsSync(files)) cpSync(files, folder, { recursive: true })
  mkdirSync(dirname(join(folder, picture.file)), { recursive: true })
  copyFileSync(join(project, 'content/images/blog/blog-1.jpg'), join(folder, picture.file))
  const body = ['A caf\u00e9 at home.', picture.markdown, `See ${link(8)} first.`, 'Last words.']
  const text = ['---', ...shared, ...head, '---', ...body.flatMap((each) => (each ? ['', each] : []))]
  writeFileSync(join(folder, article), `${text.join('\n')}\n`)
}

const shared = [
  'title: A quiet kitchen',
  'metaTitle: A quiet kitchen for results',
  'date: 2025-05-20',
  'author: Interior Design Team',
  'category: Renovation',
  'tags: [Kitchen, Storage]',
]

const failing = "throw new Error('Broken')"

export const subjects: Readonly<Record<string, Subject>> = {
  'This generator': {
    head: ['id: 19', 'authorBio: The team.', 'image: { file: pictures/blog-1.jpg, alt: A room }'],
    link: (id) => `[another article](${id}.md)`,
    picture: { file: 'content/pictures/blog-1.jpg' },
    sameAddress: 'id: 19',
    block: ':::callout{icon=info}',
    component: { file: 'src/pages/Article/ArticleHero.tsx', line: '  const { title, image, category', failing },
  },
  Astro: {
    defences: 'astro',
    head: ['description: Short.'],
    link: (id) => `[another article](/blog/${id}/)`,
    picture: { file: 'content/pictures/blog-1.jpg', markdown: '![A room](../pictures/blog-1.jpg)' },
    sameAddress: 'slug: "19"',
    block: '```',
    component: { file: 'src/components/Time.astro', line: 'const date', failing },
  },
  Eleventy: {
    defences: 'eleventy',
    words: ['--config=defended.config.js'],
    head: ['description: Short.'],
    // https://www.11ty.dev/docs/filters/inputpath-to-url/
    link: (id) => `[another article]({{ "blog/${id}.md" | inputPathToUrl }})`,
    picture: { file: 'content/pictures/blog-1.jpg', markdown: '![A room](../pictures/blog-1.jpg)' },
    sameAddress: 'permalink: /blog/19/index.html',
    block: '```',
    component: { file: '_includes/parts.js', line: '  const shown = date', failing },
  },
  Hugo: {
    defences: 'hugo',
    words: ['--printPathWarnings'],
    head: ['description: Short.'],
    // https://gohugo.io/shortcodes/ref/
    link: (id) => `[another article]({{< ref "${id}.md" >}})`,
    picture: { file: 'assets/pictures/blog-1.jpg', markdown: '![A room](pictures/blog-1.jpg)' },
    sameAddress: 'slug: "19"',
    block: '```',
    component: { file: 'layouts/partials/related.html', line: '<ul>', failing: '{{ div 1 0 }}' },
  },
}
