import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { INSTRUCTIONS } from '../../src/model/instructionProblems.ts'
import { toFileName } from '../cache/files.ts'
import type { Options } from '../options.ts'

/** `npm run new article "Title"`: a valid draft with the next free id and today's date. */
export async function run({ root, now, words: [kind, ...words] }: Options): Promise<number> {
  const title = words.join(' ').trim()
  if (kind !== 'article' || !title) {
    console.error('Usage: npm run new article "The title"')
    return 1
  }
  const folder = join(root, 'content/blog')
  mkdirSync(folder, { recursive: true })
  const id = nextId(folder)
  const file = `content/blog/${String(id).padStart(2, '0')}-${toFileName(title, 'article')}.md`
  writeFileSync(join(root, file), draft(id, title, now), { flag: 'wx' })
  console.log(`${file}: a draft. It shows in npm run dev; remove "draft: true" to publish it.`)
  return 0
}

function nextId(folder: string): number {
  const ids = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => Number(/^id:\s*(\d+)/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? 0))
  return Math.max(0, ...ids) + 1
}

function draft(id: number, title: string, date: string): string {
  return `---
id: ${id}
title: ${JSON.stringify(title)}
metaTitle: ${JSON.stringify([...title].slice(0, 60).join(''))}
metaDescription: ${INSTRUCTIONS.metaDescription}
date: ${date}
draft: true
author: Interior Design Team
authorBio: The team that draws, prices and builds.
category: Renovation
tags: []
cta:
  text: Ready to Transform Your Space?
  buttonText: Get in Touch
  buttonLink: /contact
relatedLinks: []
---

${INSTRUCTIONS.paragraph}

## A heading

- A list item
- Another one

:::callout{icon=book}
Read: Small Space, Big Impact
:::
`
}
