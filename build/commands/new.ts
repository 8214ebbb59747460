import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { INSTRUCTIONS } from '../../src/model/instructionProblems.ts'
import { filesIn, textIn, toFileName } from '../cache/files.ts'
import type { Options } from '../options.ts'

/** `npm run new article "Title"`: writes a valid draft with the next free id and today's date. */
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
  console.log(`Created ${file}, a draft. It appears in npm run dev; remove "draft: true" to publish it.`)
  return 0
}

function nextId(folder: string): number {
  const texts = filesIn(folder).flatMap((file) => (/^[^/]+\.md$/.test(file) ? (textIn(folder)(file) ?? '') : []))
  return Math.max(0, ...texts.map((text) => Number(/^id:\s*(\d+)/m.exec(text)?.[1] ?? 0))) + 1
}

function draft(id: number, title: string, date: string): string {
  return `---
id: ${id}
title: ${JSON.stringify(title)}
metaDescription: ${INSTRUCTIONS.metaDescription}
date: ${date}
draft: true
author: "{shortName}"
authorBio: "The people of {firm}, who draw, price and build."
category: Renovation
tags: []
# The closing banner takes its text from content/words.yaml and leads to the contact page. To change it here:
# cta:
#   text: Planning a new kitchen?
#   buttonText: Ask about your kitchen
relatedLinks: []
---

${INSTRUCTIONS.paragraph}

## A heading

- A list item
- Another one

:::callout{icon=phone url=/contact}
Ask us: {phone}
:::
`
}
