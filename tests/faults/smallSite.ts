import { spawn } from 'node:child_process'
import { chmodSync, cpSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, vi } from 'vitest'
import { tryStat } from '../../build/cache/files.ts'
import { run } from '../../build/commands/build.ts'
import { digestsIn, fixtures, now, project, site, tsx } from '../helpers.ts'

/** An article with every key. */
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
const minimal = article.replace('id: 1', 'id: 2').replace(/(?:metaTitle|updated|publishDate|image|tags)[^\n]*\n/g, '')
const articles = { 'content/blog/1.md': article, 'content/blog/2.md': minimal, 'content/blog/support/3.md': minimal }

interface Starting {
  readonly uid?: number
  /** Where the output goes. By default it is collected as text. */
  readonly stdout?: number | 'pipe'
  /** Closes the output instead of reading it. */
  readonly deaf?: boolean
}

/** How a build ended, and everything it printed. */
export interface Ended {
  readonly code: number | null
  readonly text: string
}

export type SmallSite = ReturnType<typeof smallSite>

const belongs = ['src', 'node_modules', 'package.json', '.cache', 'content', 'public', 'dist']

/** The fixture site with three small articles, as commands find it in their working directory. */
export function smallSite(cache = join(project, '.cache')) {
  const fixture = site(articles, { blog: false, onEnd: afterAll })
  const { root } = fixture
  chmodSync(root, 0o755)
  for (const name of ['src', 'node_modules', 'package.json']) symlinkSync(join(project, name), join(root, name))
  symlinkSync(cache, join(root, '.cache'))
  const settings = fixture.read('content/site.yaml')
  return {
    ...fixture,
    /** `npm run build`, in this process. */
    build: () => built(root),
    /** `npm run build`, in a process of its own. */
    start: (options?: Starting) => start(root, options),
    /** The digests of all files in dist. None if dist is not a folder. */
    digests: (folder = 'dist') => (tryStat(join(root, folder))?.isDirectory() ? digestsIn(join(root, folder)) : {}),
    /** What is in the folder but does not belong there. */
    leftovers: () => readdirSync(root).filter((name) => !belongs.includes(name)),
    /** Changes the site in every way that matters: one file changed, one added, one removed. */
    change() {
      fixture.edit('content/site.yaml', 'founded: 2001', 'founded: 2002')
      fixture.write({ 'content/blog/support/3.md': null, 'content/blog/4.md': article.replace('id: 1', 'id: 4') })
    },
    /** Restores content and public. */
    restore() {
      for (const folder of ['content', 'public']) rmSync(join(root, folder), { recursive: true, force: true })
      cpSync(fixtures, root, { recursive: true, filter: (path) => !path.includes('/content/blog/') })
      fixture.write({ ...articles, 'content/site.yaml': settings })
    },
  }
}

async function built(root: string): Promise<Ended> {
  const lines: string[] = []
  const print = (line = '') => lines.push(line)
  const spies = (['log', 'error'] as const).map((name) => vi.spyOn(console, name).mockImplementation(print))
  try {
    const options = { root, now, port: 0, network: false, json: false, strict: false, words: [] }
    return { code: await run(options), text: lines.join('\n') }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

function start(root: string, { uid, stdout = 'pipe', deaf = false }: Starting = {}) {
  const words = [...tsx, join(project, 'build/main.ts'), 'build']
  const env = { ...process.env, SITE_NOW: now, NODE_OPTIONS: '', GITHUB_ACTIONS: '' }
  const child = spawn(process.execPath, words, { cwd: root, env, uid, stdio: ['ignore', stdout, stdout] })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    if (deaf) stream?.destroy()
    else stream?.on('data', (data) => (text += data))
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, text })))
  return { kill: (signal: NodeJS.Signals) => child.kill(signal), ended }
}
