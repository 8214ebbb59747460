import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { takeLock } from '../../build/dist/lock.ts'
import { Output } from '../../build/dist/output.ts'
import { emptyFolder } from '../helpers.ts'

/* How dist is written. What a build does to it: tests/build.test.ts; when something goes wrong: tests/faults. */

/** What a build that makes these files does to dist. */
async function publish(dist: string, site: Readonly<Record<string, string>>) {
  using output = await Output.open(dist, () => {})
  for (const [file, content] of Object.entries(site)) output.write(file, Buffer.from(content))
  output.commit()
}

test.each(['../evil.html', 'a/../../evil.html', '/etc/passwd', '..', 'a\\..\\..\\evil', 'a\0b'])(
  'the path %j is refused, and nothing is written',
  async (file) => {
    const root = emptyFolder()
    const reason = `The path ${JSON.stringify(file)} leads outside dist`
    await expect(publish(join(root, 'dist'), { [file]: 'x' })).rejects.toThrow(reason)
    expect(readdirSync(root)).toEqual([])
  },
)

test('the lock of a build, here on another machine, is waited for, and the wait told', async () => {
  const path = join(emptyFolder(), 'lock')
  writeFileSync(path, JSON.stringify({ pid: 1, host: 'elsewhere', started: '' }))
  const told: string[] = []
  const release = await takeLock(path, (who) => {
    told.push(who)
    rmSync(path)
  })
  release()
  expect([told, existsSync(path)]).toEqual([['Process 1 on elsewhere'], false])
})
