import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { filesIn } from './helpers.ts'

const dist = inject('dist')
const files = filesIn(dist)
const read = (file: string) => readFileSync(join(dist, file), 'utf8')

/** Files that a file names: links, pictures, styles and data of documents, icons of the manifest, chunks of scripts. */
function named(file: string): string[] {
  const text = read(file).replaceAll('https://www.example.com/', '/')
  if (file.endsWith('.js')) return [...text.matchAll(/["']\.\/([\w.-]+)["']/g)].map(([, name]) => `assets/${name}`)
  const routes = [...text.matchAll(/(?:["'(,]|&quot;)\/([\w./%-]*)/g)].map(([, path]) => path ?? '')
  return routes.flatMap((path) => [path, `${path}/index.html`.replace(/^\//, '')])
}

/** Files to which no page links, and why none needs to. */
const reasons = {
  '.htaccess': 'read by the host',
  '404.html': 'served by the host for unknown addresses',
  _headers: 'read by the host',
  _redirects: 'read by the host',
  'llms.txt': 'fetched by crawlers at a fixed address',
  'robots.txt': 'fetched by crawlers at a fixed address',
  'sitemap.xml': 'named in robots.txt',
}

test('every file of dist has an incoming link, or a reason to have none', () => {
  const sources = files.filter((file) => /\.(html|js|webmanifest)$/.test(file))
  const linked = new Set(sources.flatMap((file) => named(file).filter((to) => to !== file)))
  const moved = (file: string) => read(file).includes('http-equiv="refresh"')
  const twin = (file: string) => /\.(br|gz)$/.test(file) && files.includes(file.replace(/\.\w+$/, ''))
  const unlinked = files.filter((file) => !linked.has(file) && !moved(file) && !twin(file))
  expect(unlinked).toEqual(Object.keys(reasons))
})
