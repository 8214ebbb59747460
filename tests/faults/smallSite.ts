import { cpSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, vi } from 'vitest'
import { run } from '../../build/commands/build.ts'
import { type Files, fixtures, now, project, put } from '../helpers.ts'
import { newFolder } from '../newFolder.ts'

/** An article that has every key. */
export const article = `\
---
id: 1
title: A quiet kitchen
metaTitle: A quiet kitchen in Ipoh
metaDescription: How a kitchen becomes quiet.
date: 2025-05-20
updated: 2025-06-01
publishDate: 2025-05-20
draft: false
image: { file: images/blue.jpg, alt: A kitchen., focus: 30% 60% }
author: Siti Batu
authorImage: mark
authorBio: Siti draws rooms.
category: Renovation
tags: [Kitchen, Storage]
cta:
  text: Ask us.
  buttonText: Ask
  buttonLink: /contact
relatedLinks:
  - { text: About us, url: /about }
---

First words.
`

export interface SmallSite {
  readonly root: string
  /** Writes files, or removes them with null. */
  write(files: Files): void
  read(file: string): string
  /** Puts content and public back as they were, and what else stands there away. */
  restore(): void
  /** `npm run build`, in this process. */
  build(): Promise<{ readonly code: number; readonly text: string }>
}

/** The fixture site with two articles of its own, and the command that builds it. Removed when a group of tests ends. */
export function smallSite(cache = join(project, '.cache')): SmallSite {
  const root = newFolder('small-')
  afterAll(() => rmSync(root, { recursive: true, force: true }))
  for (const [name, target] of Object.entries({ src: join(project, 'src'), '.cache': cache })) {
    symlinkSync(target, join(root, name))
  }
  const write: SmallSite['write'] = (files) => {
    for (const [name, content] of Object.entries(files)) put(join(root, name), content)
  }
  const fill = () => {
    const isWanted = (path: string) => !path.includes('/content/blog/')
    cpSync(fixtures, root, { recursive: true, filter: isWanted, preserveTimestamps: true })
    write({ 'content/blog/1.md': article, 'content/blog/2.md': minimal, 'content/blog/support/3.md': minimal })
    write({ 'content/site.yaml': `${readFileSync(join(root, 'content/site.yaml'), 'utf8')}\nprecompress: false\n` })
  }
  fill()
  return {
    root,
    write,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    restore() {
      for (const folder of ['content', 'public']) rmSync(join(root, folder), { recursive: true, force: true })
      fill()
    },
    build: () => built(root),
  }
}

const minimal = article.replace('id: 1', 'id: 2').replace(/(?:metaTitle|updated|publishDate|image|tags)[^\n]*\n/g, '')

async function built(root: string) {
  let text = ''
  const print = (line = '') => {
    text += `${line}\n`
  }
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(print),
    vi.spyOn(console, 'error').mockImplementation(print),
  ]
  try {
    const options = { root, now, port: 0, network: false, json: false, strict: false, allowEmpty: false, words: [] }
    return { code: await run(options), text }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}
