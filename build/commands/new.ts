import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { INSTRUCTIONS } from '../../src/model/checks/instructionProblems.ts'
import { filesIn, textIn, toFileName, tryTo } from '../cache/files.ts'
import type { Options } from '../options.ts'

/** `npm run new article "Title"`: writes a valid draft with the next free id and today's date. */
export async function run({ root, now, words: [kind, ...words] }: Options): Promise<number> {
  const title = words.join(' ').trim()
  if (kind !== 'article' || !title) {
    console.error('Usage: npm run new article "The title"')
    return 1
  }
  mkdirSync(join(root, 'content/blog'), { recursive: true })
  const id = nextId(join(root, 'content'))
  const file = `content/blog/${String(id).padStart(2, '0')}-${toFileName(title, 'article')}.md`
  writeFileSync(join(root, file), draft(id, title, now, firstCategory(join(root, 'content'))), { flag: 'wx' })
  console.log(`Created ${file}, a draft. It appears in npm run dev; remove "draft: true" to publish it.`)
  return 0
}

/** The id after all that articles have, and that links, lists and redirects name: an article that is gone may be meant. */
function nextId(content: string): number {
  const texts = filesIn(content)
    .filter((file) => /\.(md|yaml)$/.test(file) && file !== 'README.md')
    .map((file) => textIn(content)(file) ?? '')
  const named = /^id:\s*(\d+)|(?<![\w.-])\/blog\/(\d+)\b(?![-/]\w)|(?:[("']|: )(?:[^()\s:]*\/)?(\d+)-[^()\s]*\.md/gm // not on other sites
  const ids = texts.flatMap((text) => [...text.matchAll(named)].map(([, ...groups]) => Number(groups.find(Boolean))))
  const lists = texts.flatMap((text) => text.match(/^.*\barticles:[\s\d,[\]-]*/gm) ?? [])
  const listed = lists.flatMap((list) => list.match(/\d+/g) ?? []).map(Number)
  return Math.max(0, ...ids, ...listed) + 1
}

/** The first category in blog.yaml; empty while the file has mistakes, which a build reports. */
function firstCategory(content: string): string {
  return tryTo(() => parse(textIn(content)('blog.yaml') ?? '').categories[0]) ?? ''
}

function draft(id: number, title: string, date: string, category: string): string {
  return `---
id: ${id}
title: ${JSON.stringify(title)}
metaDescription: ${INSTRUCTIONS.metaDescription}
date: ${date}
draft: true
author: "{shortName}"
authorBio: ${INSTRUCTIONS.authorBio}
category: ${JSON.stringify(category)}
tags: []
# The closing banner takes its text from content/words.yaml and leads to the contact page. To change it here:
# cta:
#   text: Planning a new kitchen?
#   buttonText: Ask about your kitchen
relatedLinks: []
---

${INSTRUCTIONS.paragraph}

:::callout{icon=phone url=/contact}
Ask us: {phone}
:::
`
}
