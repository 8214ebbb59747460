import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { filesIn } from '../helpers.ts'

/* The files of the built fixture site. */

export const dist = inject('fixture')
export const origin = 'https://www.batuteh.my'
export const files = filesIn(dist).filter((file) => file !== '.files')
export const read = (file: string) => readFileSync(join(dist, file), 'utf8')

const documents = files.filter((file) => file.endsWith('.html'))
export const redirects = documents.filter((file) => read(file).includes('http-equiv="refresh"'))
export const pages = documents.filter((file) => !redirects.includes(file))
/** Pages that search engines may index. */
export const indexed = pages.filter((file) => !read(file).includes('name="robots" content="noindex"'))

/** The public URL of the page in a file. */
export const addressOf = (file: string) => `${origin}/${file.replace(/\/?index\.html$/, '')}`
