import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { documentsOf, writeEditorSchemas } from '../../build/content/documents.ts'
import * as model from '../../src/model/index.ts'
import { filesIn, site } from '../helpers.ts'

const files = [...documentsOf(model.schemas).values()]
const schemaFile = (file: string) => `.cache/schema/${file.replace('.yaml', '.json')}`

const fixture = site({}, { blog: false, onEnd: afterAll })
writeEditorSchemas(fixture.root, model)
const content = (file: string) => fixture.read(`content/${file}`)

/** What an editor reports for data under the written schema of a file. Undefined if there is nothing to report. */
function complaint(file: string, data: unknown): string | undefined {
  return z.fromJSONSchema(JSON.parse(fixture.read(schemaFile(file)))).safeParse(data).error?.issues[0]?.message
}

test('every YAML file has a schema, and names it in its first line', () => {
  const names = filesIn(join(fixture.root, '.cache/schema')).map((name) => name.replace('.json', '.yaml'))
  expect(names).toEqual(files.toSorted())
  for (const file of files)
    expect(content(file).split('\n')[0]).toBe(`# yaml-language-server: $schema=../${schemaFile(file)}`)
})

test.each(files)('the schema of %s takes what the file holds, no other key, and none less', (file) => {
  const data = parse(content(file))
  const [first, whole] = Array.isArray(data) ? [data[0], (entry: object) => [entry]] : [data, (entry: object) => entry]
  const { [Object.keys(first)[0] ?? '']: _, ...less } = first
  expect(complaint(file, data)).toBeUndefined()
  expect(complaint(file, whole({ ...first, titel: 'T' }))).toMatch(/unrecognized key.*"titel"/i)
  expect(complaint(file, whole(less))).toMatch(/invalid (input|option)/i)
})

test('a number will do where any text will', () => {
  const settings = parse(content('site.yaml'))
  expect(complaint('site.yaml', { ...settings, contact: { ...settings.contact, postcode: 1000 } })).toBeUndefined()
})
