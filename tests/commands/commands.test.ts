import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { open } from '../chromium/browser.ts'
import { article, folder, freshCache, now, plainSite, project, run, site, tsx } from '../helpers.ts'

const faulty = {
  'content/blog/98.md': article({ id: 98 }, '***\n'),
  'content/blog/99.md': article({ id: 99, titel: 'T' }),
  'dist/index.html': 'earlier',
}

describe('build', () => {
  test('with a fault prints where it is and what to do, for GitHub and machines too, and leaves dist alone', async () => {
    vi.stubEnv('GITHUB_ACTIONS', 'true')
    const fixture = folder(faulty)
    const { code, stderr, stdout } = await run(fixture, 'build')
    const [error, warning, count] = stderr.trim().split('\n\n')
    expect(error).toBe(`\
content/blog/99.md:10:1 error "titel" is not a known name [unknown-key]
   9 | category: "Renovation"
> 10 | titel: "T"
     | ^
  11 | ---
  Did you mean "title"?`)
    expect([warning?.slice(0, 31), count]).toEqual(['content/blog/98.md:12:1 warning', '1 error, 1 warning'])
    const said = 'content/blog/99.md:10:1 "titel" is not a known name. Did you mean "title"?'
    const annotation = `::error file=content/blog/99.md,line=10,col=1,title=unknown-key::${said}`
    expect(stdout.split('\n')).toEqual(expect.arrayContaining([annotation, 'dist is unchanged.']))
    expect([code, fixture.dist(), fixture.read('dist/index.html')]).toEqual([1, ['index.html'], 'earlier'])

    const place = { file: 'content/blog/99.md', line: 10, column: 1, rule: 'unknown-key', level: 'error' }
    const reported = { ...place, reason: '"titel" is not a known name', remedy: 'Did you mean "title"?' }
    expect(JSON.parse((await run(fixture, 'build --json')).stdout)[0]).toEqual(reported)
  })

  test('with --strict says that it is a warning that stops it', async () => {
    const fixture = folder({ ...faulty, 'content/blog/99.md': null })
    const { code, stdout } = await run(fixture, 'build --strict')
    expect(stdout).toMatch(/^dist is unchanged: with --strict, warnings stop the build, too\.$/m)
    expect([code, fixture.dist()]).toEqual([1, ['index.html']])
  })

  test('without faults prints its stages, exits 0, and has nothing to do the next time', async () => {
    const fixture = folder()
    const elsewhere = { SITE_URL: 'https://new.my', SITE_BASE: '/new/' }
    const { code, stdout } = await run(fixture, 'build', elsewhere)
    const stages = [...stdout.matchAll(/^(\w+) +\d+ ms {2}\S/gm)].map(([, stage]) => stage)
    expect(stages).toEqual(['content', 'code', 'pages', 'check', 'pictures', 'dist'])
    expect(stdout).toMatch(/^Built in \d+ ms\.$/m)
    expect(code).toBe(0)
    expect(fixture.read('dist/sitemap.xml')).toContain('<loc>https://new.my/new/about</loc>')
    const again = await run(fixture, 'build', elsewhere)
    expect(again.stdout).toMatch(/^dist is up to date: \d+ files, \d+ ms\.\n/) // without a stage
  })

  test('without articles keeps their folder, as a missing one is more often a mistake', async () => {
    const fixture = folder({ 'content/blog': null })
    expect((await run(fixture, 'build --json')).code).toBe(1)
    fixture.write({ 'content/blog/.gitkeep': '' })
    expect((await run(fixture, 'build --strict')).code).toBe(0)
    expect(fixture.read('dist/blog/index.html')).toContain('No blog posts available yet.')
  })

  test('names the same page for a link that all pages have, whichever of them is finished first', async () => {
    const fixture = folder({ 'public/plan.txt': 'x' }, { precompress: true })
    const notice = '{ text: N, link: /plan.txt, linkText: L, from: 2026-11-25, until: 2026-11-25 }'
    fixture.edit('content/site.yaml', 'footer:', `notices: [${notice}]\nfooter:`)
    await run(fixture, 'build')
    fixture.edit('content/home.yaml', 'the tide', 'the moon')
    fixture.write({ 'public/plan.txt': null })
    expect((await run(fixture, 'build')).stderr).toContain('leads nowhere (index.html)')
  })
})

test('an invalid call is reported, exits 1 and makes nothing', () => {
  const fixture = folder()
  const env = { ...process.env, NODE_OPTIONS: '', SITE_BASE: 'site' }
  const main = [...tsx, join(project, 'build/main.ts'), 'build']
  const { status, stdout, stderr } = spawnSync(process.execPath, main, { cwd: fixture.root, env, encoding: 'utf8' })
  expect([status, stdout, fixture.dist()]).toEqual([1, '', []])
  expect(stderr).toBe('SITE_BASE must start and end with a slash, like / or /site/, not "site".\n')
})

test('html judges the pages of the site, and no page that its owner brings along', async () => {
  const java = { 'bin/java': '#!/bin/sh\necho "$@" >asked\nexit 3\n' }
  const copied = { 'public/google1.html': '', 'dist/google1.html': '' }
  const fixture = folder({ 'dist/index.html': '', 'dist/about/index.html': '', ...copied, ...java })
  chmodSync(join(fixture.root, 'bin/java'), 0o755)
  vi.stubEnv('PATH', `${fixture.root}/bin:${process.env.PATH}`)
  expect((await run(fixture, 'html')).code).toBe(3)
  expect(fixture.read('asked')).toMatch(/ dist\/about\/index.html dist\/index.html\n$/)
})

test('links names each dead link and its page, and exits 1; other sites are not asked', async () => {
  expect(await run(folder(), 'links')).toMatchObject({ code: 1, stdout: '' })
  const away = '<a href="https://nowhere.invalid/">'
  const fixture = folder({ 'dist/index.html': `<a href="/about">${away}`, 'dist/about.html': '<i id="a">' })
  expect(await run(fixture, 'links')).toMatchObject({ code: 0, stdout: '2 links work.', stderr: '' })
  fixture.edit('dist/index.html', '/about', '/about#nowhere')
  fixture.write({ 'dist/about.html': '<a href="/gone">' })
  const { code, stderr } = await run(fixture, 'links')
  expect(code).toBe(1)
  expect(stderr).toMatch(/^\S+\/gone is dead \(404\), linked from \S+\/about$/m)
  expect(stderr).toMatch(/^\S+\/about#nowhere is dead .*, linked from \S+\/$/m)
})

test('host prints the configuration of a server for the current settings; for an unknown one, the usage', async () => {
  const { code, stdout } = await run(folder(), 'host nginx', { SITE_BASE: '/new/' })
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^ *location \S* ?\/new\//m)])
  expect(await run(folder(), 'host apache')).toMatchObject({ code: 1, stderr: 'Usage: npm run host caddy|nginx' })
})

describe('new', () => {
  test('makes a draft with the next id and names the file after it; without a title prints the usage', async () => {
    const guide = { 'content/README.md': 'id: 60\n' }
    const fixture = site({ 'content/blog/50.md': article({ id: 50 }), ...guide })
    const { code, stdout } = await run(fixture, 'new article Choosing a sink: "wet"?')
    const file = 'content/blog/51-choosing-a-sink-wet.md'
    expect([code, stdout.startsWith(`Created ${file}, a draft.`)]).toEqual([0, true])
    expect(fixture.read(file)).toMatch(/^---\nid: 51\ntitle: "Choosing a sink: \\"wet\\"\?"\n/)
    expect(fixture.read(file)).toContain(`date: ${now}\ndraft: true\n`)
    expect(fixture.read(file)).toContain('category: "Rooms"\n')
    expect((await run(fixture, 'new page A')).stderr).toBe('Usage: npm run new article "The title"')
  })

  test('gives no article the id of one that is gone, which links and redirects still name', async () => {
    const links = '[A](58-gone.md), [B](/blog/57), [C](https://example.com/blog/2024/a), [D](https://a.com/2025-a.md)'
    const fixture = site({ 'content/blog/50.md': article({ id: 50 }, links) })
    await run(fixture, 'new article First')
    fixture.write({
      'content/redirects.yaml': '- { from: /blog/60, to: /about }\n- { from: /blog/2024-tips, to: /about }',
    })
    await run(fixture, 'new article Second')
    fixture.write({ 'content/blog/50.md': article({ id: 50, relatedLinks: [{ text: 'A', url: '70-gone.md' }] }) })
    await run(fixture, 'new article Third')
    fixture.edit('content/services.yaml', /articles: \[.*\]/, 'articles: [2, 80, 3]')
    await run(fixture, 'new article Fourth')
    const made = ['59-first', '61-second', '71-third', '81-fourth']
    expect(made.filter((name) => !fixture.has(`content/blog/${name}.md`))).toEqual([])
  })

  test('makes files of their own for titles in any script, which cannot go live with their instructions', async () => {
    const fixture = site()
    for (const title of ['选择水槽', '选择水槽', 'Memilih sinki']) await run(fixture, `new article ${title}`)
    const names = readdirSync(join(fixture.root, 'content/blog')).filter((name) => /article|sinki/.test(name))
    expect(names.map((name) => name.replace(/^\d+-/, ''))).toEqual(['article.md', 'article.md', 'memilih-sinki.md'])
    expect(fixture.read(`content/blog/${names[0]}`)).toContain('title: "选择水槽"')
    expect((await fixture.build()).problems).toEqual([])
    fixture.edit(`content/blog/${names[0]}`, 'draft: true\n', '')
    const instruction = (line: number) => `content/blog/${names[0]}:${line}:1 instruction`
    expect((await fixture.build()).errors).toEqual([instruction(4), instruction(7), instruction(17)])
  })
})

test('dev, as people run it, shows what is saved, and what is wrong with it over the last good page', async () => {
  const [file, good] = ['content/blog/91.md', article({ id: 91 }, 'Good.\n')]
  const fixture = plainSite()
  fixture.write({ [file]: good, 'public/.well-known/ours': 'ours' })
  freshCache(fixture.root)
  const words = [...tsx, 'build/main.ts', 'dev', '--port', '0']
  const server = spawn(process.execPath, words, { cwd: fixture.root, env: { ...process.env, SITE_NOW: now } })
  onTestFinished(() => void server.kill())
  const [line] = await once(server.stdout, 'data')
  const url = String(line).trim()
  await using page = await open('/blog/91', { url })
  const overlay = page.locator('dev-overlay pre')

  // Styles keep scroll and state.
  await page.evaluate(() => Object.assign(window, { same: true }))
  fixture.write({ 'src/components/Prose/Prose.module.css': '.prose { color: rgb(1, 2, 3) }' })
  const colour = () => page.locator('[class*=Prose_prose]').evaluate((prose) => getComputedStyle(prose).color)
  await expect.poll(colour).toBe('rgb(1, 2, 3)')
  expect(await page.evaluate(() => 'same' in window)).toBe(true)

  await page.evaluate(() => {
    const lightbox = document.body.appendChild(document.createElement('dialog'))
    lightbox.style.cssText = 'width: 100vw; height: 100vh; max-width: none; max-height: none'
    lightbox.showModal()
  })
  fixture.write({ [file]: '---\nid: <script>\n---\n' })
  await expect.poll(() => overlay.count()).toBe(1)
  const { x = 0, y = 0 } = (await overlay.boundingBox()) ?? {}
  const clip = { x: x + 30, y: y + 5, width: 1, height: 1 }
  const shot = await page.screenshot({ clip })
  const [shade] = await sharp(shot).raw().toBuffer()
  expect(shade).toBeLessThan(99) // dark, above the white
  for (const reloads of [false, true]) {
    if (reloads) await page.reload()
    await expect.poll(() => overlay.textContent()).toContain(`${file}:2:1 error`)
    expect(await page.textContent('main')).toContain('Good.')
  }

  fixture.write({ [file]: good.replace('Good.', 'Good. Mended.') })
  await expect.poll(() => page.textContent('main')).toContain('Good. Mended.')
  expect(await overlay.count()).toBe(0)

  fixture.edit('content/site.yaml', /^/, 'notices: [{ text: Closed, from: 2026-01-01, until: 2099-01-01 }]\n')
  const notice = page.getByText('Closed', { exact: true }).filter({ visible: true })
  await notice.waitFor()
  fixture.write({ 'src/components/Prose/Prose.module.css': '.prose { color: rgb(3, 2, 1) }' })
  await expect.poll(colour).toBe('rgb(3, 2, 1)')
  await notice.waitFor({ timeout: 5000 })
  expect([page.errors, await (await fetch(`${url}.well-known/ours`)).text()]).toEqual([[], 'ours'])
})

test('preflight lists what keeps content from going live, and exits 1 if anything blocks or is invalid', async () => {
  const later = { draft: true, image: { file: 'images/later.jpg', alt: 'Not taken yet.' } }
  const fixture = folder({ 'content/blog/97.md': article({ id: 97, ...later }) })
  expect((await run(fixture, 'preflight')).code).toBe(0)
  fixture.edit('content/site.yaml', 'hello@batuteh.my', 'hello@example.com')
  const { code, stdout } = await run(fixture, 'preflight')
  expect(code).toBe(1)
  const sample = /^blocks {3}content\/site\.yaml:21 +"hello@example\.com" is a sample\. Write the firm’s own, or/m
  expect(stdout).toMatch(sample)
  expect(stdout).toMatch(/^\d+ of \d+ findings block going live\.$/m)
  // What would stop a strict build blocks, too.
  fixture.write({ 'content/blog/98.md': article({ id: 98 }, 'A.\n\n![ ](images/blue.jpg)\n') })
  const of98 = (await run(fixture, 'preflight')).stdout.match(/^(blocks .*98\.md:14 .*)/gm)
  expect(of98).toEqual([expect.stringMatching(/ The picture has no description .*!\[a kitchen/)])
  fixture.write(faulty)
  const faults = await run(fixture, 'preflight')
  expect(faults).toMatchObject({ code: 1, stderr: expect.stringMatching(/99\.md:10:1 error/) })
})
