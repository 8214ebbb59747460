import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { documentsOf } from '../../build/content/documents.ts'
import { frontMatterOf } from '../../build/content/yamlFile.ts'
import { schemas } from '../../src/model/schema/schemas.ts'
import { type Mistake, made, mistakes } from './mistakeList.ts'
import { pickSome } from './sample.ts'
import { expectReported, smallSite } from './smallSite.ts'

/*
 * Every mistake in content is reported with its place and in words, and the old site stays as it is. `npm test` makes
 * some of the mistakes, different ones each time; `npm run test:faults` makes all.
 */

const site = smallSite()

beforeAll(async () => expect(await site.build()).toMatchObject({ code: 0 }))
afterEach(() => site.restore())

async function expectMistakeTold({ file, written, says, place = '' }: Mistake) {
  const { text, line } = made({ file, written }, site.read(file))
  site.write({ [file]: text })
  const at = /^\d*$/.test(place) ? `${file}:${place || line}:` : place === 'file' ? file : place
  await expectReported(site, says && `${at} ${says}`)
}

describe('a mistake', () => {
  const [others, stopping] = [true, false].map((goesOn) =>
    mistakes().filter(({ says }) => /^(warning |$)/.test(says) === goesOn),
  )

  test.each(pickSome(stopping ?? [], 10))('$file: $written', expectMistakeTold)
  test.each(pickSome(others ?? [], 3))('$file: $written', expectMistakeTold)
})

describe('every key of every file', () => {
  const names = [...[...documentsOf(schemas).values()].map((file) => `content/${file}`), 'content/blog/1.md']
  const keys = names.flatMap((file) => {
    const text = site.read(file)
    return pathsIn(parse(file.endsWith('.md') ? (frontMatterOf(text) ?? '') : text)).map((path) => ({ file, path }))
  })

  test.each(pickSome(keys, 1))('$file: $path is misspelt', async ({ file, path }) => {
    const name = path.split('.').at(-1)
    await expectMistakeTold({ file, written: `${path} ~ ${name}x`, says: `"${name}x" is not a known name` })
  })

  test.each(pickSome(keys, 1))('$file: $path is of another kind', async ({ file, path }) => {
    await expectMistakeTold({ file, written: `${path}: [[1]]`, says: '[' })
  })

  test.each(pickSome(keys, 1))('$file: $path is left out', async ({ file, path }) => {
    site.write({ [file]: made({ file, written: `- ${path}` }, site.read(file)).text })
    const { code, text } = await site.build()
    expect([code, text.includes(`${file}:`)]).toEqual(code === 0 ? [0, expect.anything()] : [1, true])
  })
})

/** The paths of all keys in some data. In lists, only the first entry counts. */
function pathsIn(data: unknown, above = ''): string[] {
  if (Array.isArray(data)) return pathsIn(data[0], `${above}0.`)
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) => [above + key, ...pathsIn(value, `${above}${key}.`)])
}
