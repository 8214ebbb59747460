import { statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { documents, writeEditorSchemas } from '../../build/content/documents.ts'
import { filesIn, site } from '../helpers.ts'

const files = Object.values(documents).map(({ file }) => file)
const schemaFile = (file: string) => `.cache/schema/${file.replace('.yaml', '.json')}`

const fixture = site({}, { blog: false, until: afterAll })
writeEditorSchemas(fixture.root)
const content = (file: string) => fixture.read(`content/${file}`)

/** What an editor that reads the written schema of a file says of data; undefined when there is nothing to say. */
function complaint(file: string, data: unknown): string | undefined {
  return z.fromJSONSchema(JSON.parse(fixture.read(schemaFile(file)))).safeParse(data).error?.issues[0]?.message
}

test('every YAML file has a schema, and names it in its first line', () => {
  expect(filesIn(join(fixture.root, '.cache/schema'))).toEqual(
    files.map((file) => file.replace('.yaml', '.json')).sort(),
  )
  for (const file of files)
    expect(content(file).split('\n')[0]).toBe(`# yaml-language-server: $schema=../${schemaFile(file)}`)
})

test('a schema that has not changed is not written again: editors would read it anew', () => {
  const path = join(fixture.root, schemaFile('site.yaml'))
  const before = statSync(path).mtimeMs
  writeEditorSchemas(fixture.root)
  expect(statSync(path).mtimeMs).toBe(before)
  fixture.write({ [schemaFile('site.yaml')]: '{}' })
  writeEditorSchemas(fixture.root)
  expect(fixture.read(schemaFile('site.yaml'))).toContain('"url"')
})

describe.each(files)('the schema of %s', (file) => {
  const data = parse(content(file))
  const list = Array.isArray(data)

  test('accepts what the file holds', () => {
    expect(complaint(file, data)).toBeUndefined()
  })

  test('refuses an unknown key, and a file without one of its keys', () => {
    const unknown = list ? data.map((entry: object) => ({ ...entry, titel: 'T' })) : { ...data, titel: 'T' }
    expect(complaint(file, unknown)).toMatch(/unrecognized key.*"titel"/i)
    const [key = ''] = Object.keys(list ? data[0] : data)
    const { [key]: _, ...less } = list ? data[0] : data
    expect(complaint(file, list ? [less] : less)).toMatch(/invalid input/i)
  })

  test('lets no object take keys that it does not name', () => {
    const open: string[] = []
    JSON.parse(fixture.read(schemaFile(file)), (key, value) => {
      if (value?.type === 'object' && value.additionalProperties !== false) open.push(key)
      return value
    })
    expect(open).toEqual([])
  })
})

test('a number will do where any text will, as in a build', () => {
  const settings = parse(content('site.yaml'))
  expect(complaint('site.yaml', { ...settings, contact: { ...settings.contact, postcode: 1000 } })).toBeUndefined()
  expect(complaint('site.yaml', { ...settings, url: 1000 })).toBeDefined()
})

test('a wrong type and a value that does not exist are refused as the build refuses them', () => {
  const gallery = parse(content('gallery.yaml'))
  const with0 = (item: object) => ({ ...gallery, items: [{ ...gallery.items[0], ...item }, ...gallery.items.slice(1)] })
  expect(complaint('gallery.yaml', with0({ size: 'large' }))).toBeUndefined()
  for (const item of [{ size: 'huge' }, { id: 'one' }, { id: 0 }, { image: 'a.jpg' }])
    expect(complaint('gallery.yaml', with0(item))).toBeDefined()
})
