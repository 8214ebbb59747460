import type { SpawnOptions } from 'node:child_process'
import { openSync, watch } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { DevServer } from '../../build/dev/dev.ts'
import { build } from '../../build/run.ts'
import { inLine, now, project } from '../helpers.ts'
import { fractions, isFullRun, pickSome, smallSite } from './smallSite.ts'

/* Builds killed at any moment, several at a time, and unheard: dist is the old site or the new one, complete. */

const site = smallSite()
const at = (name: string) => join(site.root, name)
const moments = fractions(200)
/** What dist holds as the first site and as the second. */
const sites: Readonly<Record<string, string>>[] = []
/** Milliseconds that a build takes in its own process. */
let lasting = 1500

function become(index: number) {
  site.restore()
  if (index === 1) site.change()
}

beforeAll(async () => {
  for (const index of [1, 0]) {
    become(index)
    const started = performance.now()
    expect(await (isFullRun ? site.start().ended : site.build())).toMatchObject({ code: 0 })
    if (isFullRun) lasting = performance.now() - started
    sites[index] = site.digests()
  }
  expect(sites[0]).not.toEqual(sites[1])
})
afterEach(() => expect(site.leftovers()).toEqual([]))

/** Switches the content to the site that dist does not hold, causes the fault, checks dist, and builds undisturbed. */
async function survives(fault: () => Promise<unknown>) {
  const next = site.digests()['.files'] === sites[0]?.['.files'] ? 1 : 0
  become(next)
  await fault()
  const aside = site.leftovers().find((name) => name.startsWith('.dist.old'))
  expect(sites).toContainEqual(site.digests(site.has('dist') ? 'dist' : aside))
  expect(await site.build()).toMatchObject({ code: 0 })
  expect(site.digests()).toEqual(sites[next])
  expect(site.leftovers()).toEqual([])
}

const someTime = (share = 1) => setTimeout((moments.pop() ?? 0.5) * lasting * share)

async function times(count: number, fault: () => Promise<unknown>) {
  for (let time = 0; time < count; time += 1) await survives(fault)
}

/** Starts a build and kills it after some time or, if that is given, once a name with this prefix is beside dist. */
async function killed(signal: NodeJS.Signals, prefix = '', share = 1) {
  const watcher = watch(site.root)
  const started = site.start()
  const appears = new Promise<void>((resolve) =>
    watcher.on('change', (_, file) => String(file).startsWith(prefix) && resolve()),
  )
  if (prefix) await Promise.race([appears, started.ended])
  await someTime(share)
  started.child.kill(signal)
  await started.ended
  watcher.close()
}

/** Starts a build whose output has no room, or nobody who reads it. */
async function unheard(options?: SpawnOptions) {
  const { child, ended } = site.start(options)
  for (const stream of [child.stdout, child.stderr]) stream?.destroy()
  expect(await ended).toMatchObject({ code: 0 })
}

const faults: [what: string, inFull: number, inShort: number, fault: () => Promise<unknown>][] = [
  ['killed at any moment', 25, 0, () => killed('SIGKILL')],
  ['killed while it writes', 10, 1, () => killed('SIGKILL', '.dist.new', 0.2)],
  ['killed while it swaps', 10, 0, () => killed('SIGKILL', '.dist.old', 0)],
  ['interrupted', 15, 1, () => killed('SIGINT')],
  ['told to end', 15, 0, () => killed('SIGTERM')],
  ['beside others, after one that was killed', 20, 0, () => killed('SIGKILL').then(() => together(3))],
  ['whose output nobody reads', 1, 1, () => unheard()],
  ['whose output has no room', 1, 1, () => unheard({ stdio: new Array(3).fill(openSync('/dev/full', 'w')) })],
]

test.for(faults.filter(([, , inShort]) => isFullRun || inShort))('a build %s', ([, inFull, inShort, fault]) =>
  times(isFullRun ? inFull : inShort, fault),
)

const folders = { root: site.root, code: project, cache: at('.cache'), dist: at('dist'), now }

/** Builds at the same time wait for each other, and all succeed. In the short form they share one process. */
async function together(count: number) {
  const one = async () => (isFullRun ? (await site.start().ended).code === 0 : Boolean((await build(folders)).written))
  const builds = Array.from({ length: count }, one)
  expect(await Promise.all(builds)).toEqual(builds.map(() => true))
}

test('builds at once stand beside dev', async () => {
  const server = await new DevServer({ ...folders, port: 0, log: () => {} }).start()
  await times(isFullRun ? 5 : 1, async () => {
    await together(2)
    expect((await fetch(server.url)).status).toBe(200)
  })
  await server.close()
})

const stages = ['content', 'code', 'pages', 'check', 'pictures']
const saves = [
  ['an article is saved', 'content/blog/1.md', 'half'],
  ['an article is removed', 'content/blog/1.md', null],
  ['a picture is damaged', 'content/images/blue.jpg', 'half'],
  ['settings are removed', 'content/site.yaml', null],
] as const

test.for(pickSome(saves, 1))('in a build %s: the old site, the new, or an error', async ([, name, content]) => {
  become(0)
  for (const stage of pickSome(stages, 2)) {
    const before = site.digests()
    const onStage = ({ name: ended }: { name: string }) => ended === stage && site.write({ [name]: content })
    const { written, problems } = await build({ ...folders, onStage })
    if (written) expect(site.read('dist/.files').trim().split('\n')).toEqual(Object.keys(site.digests()))
    else expect([problems.map(inLine).join(), site.digests()]).toEqual([expect.stringContaining('content/'), before])
    site.restore()
    expect(await site.build()).toMatchObject({ code: 0 })
  }
})
