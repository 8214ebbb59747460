import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { documents } from '../build/documents.ts'
import { writeJsonSchemas } from '../build/jsonSchema.ts'
import { type Fixture, filesIn, project, site } from './helpers.ts'

const files = Object.values(documents).map(({ file }) => file)
const content = (file: string) => readFileSync(join(project, 'content', file), 'utf8')
const schemaFile = (file: string) => `.cache/schema/${file.replace('.yaml', '.json')}`

/** A site for which the schemas have been written. */
function written(): Fixture {
  const fixture = site({}, { blog: false })
  writeJsonSchemas(fixture.root)
  return fixture
}

/** What an editor that reads the written schema of a file says of data; undefined when there is nothing to say. */
function complaint({ read }: Fixture, file: string, data: unknown): string | undefined {
  return z.fromJSONSchema(JSON.parse(read(schemaFile(file)))).safeParse(data).error?.issues[0]?.message
}

test('every YAML file has a schema, and names it in its first line', () => {
  const { root } = written()
  expect(filesIn(join(root, '.cache/schema'))).toEqual(files.map((file) => file.replace('.yaml', '.json')).sort())
  expect(filesIn(join(root, 'content')).filter((file) => file.endsWith('.yaml'))).toEqual([...files].sort())
  for (const file of files) {
    expect(content(file).split('\n')[0]).toBe(`# yaml-language-server: $schema=../${schemaFile(file)}`)
  }
})

test('a schema that has not changed is not written again: editors would read it anew', () => {
  const { root, write, read } = written()
  const time = () => statSync(join(root, schemaFile('site.yaml'))).mtimeMs
  const before = time()
  writeJsonSchemas(root)
  expect(time()).toBe(before)
  write({ [schemaFile('site.yaml')]: '{}' })
  writeJsonSchemas(root)
  expect(read(schemaFile('site.yaml'))).toContain('"url"')
})

describe.each(files)('the schema of %s', (file) => {
  const data = parse(content(file))
  const list = Array.isArray(data)

  test('accepts what the file holds', () => {
    expect(complaint(written(), file, data)).toBeUndefined()
  })

  test('refuses an unknown key', () => {
    const unknown = list ? data.map((entry: object) => ({ ...entry, titel: 'T' })) : { ...data, titel: 'T' }
    expect(complaint(written(), file, unknown)).toMatch(/unrecognized key.*"titel"/i)
  })

  test('refuses a file without one of its keys', () => {
    const fixture = written()
    const [key = ''] = Object.keys(list ? data[0] : data)
    const { [key]: _, ...less } = list ? data[0] : data
    expect(complaint(fixture, file, list ? [less] : less)).toMatch(/invalid input/i)
  })

  test('lets no object take keys that it does not name', () => {
    const open: string[] = []
    JSON.parse(written().read(schemaFile(file)), (key, value) => {
      if (value?.type === 'object' && value.additionalProperties !== false) open.push(key)
      return value
    })
    expect(open).toEqual([])
  })
})

test('a wrong type and a value that does not exist are refused as the build refuses them', () => {
  const fixture = written()
  const gallery = parse(content('gallery.yaml'))
  const with0 = (item: object) => ({ ...gallery, items: [{ ...gallery.items[0], ...item }, ...gallery.items.slice(1)] })
  expect(complaint(fixture, 'gallery.yaml', with0({ size: 'large' }))).toBeUndefined()
  for (const item of [{ size: 'huge' }, { id: 'one' }, { id: 0 }, { category: 'Coasys' }, { image: 'a.jpg' }]) {
    expect(complaint(fixture, 'gallery.yaml', with0(item))).toBeDefined()
  }
})
