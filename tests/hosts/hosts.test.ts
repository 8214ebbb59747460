import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { stringify } from 'yaml'
import { htaccess } from '../../build/hosts/apache.ts'
import { configurations } from '../../build/hosts/files.ts'
import { everywhere, security } from '../../build/hosts/rules.ts'
import { normalRedirects } from '../../src/model/redirects.ts'
import { addresses } from '../../src/model/routes.ts'
import { emptyFolder, freePort, get, put, site } from '../helpers.ts'
import { newFolder } from '../newFolder.ts'
import { read } from '../pages/built.ts'

/** Configures a program in a folder, using what `npm run host` has printed. Returns the program's arguments. */
type Configure = (folder: string, port: number, root: string, printed: string) => string[]

const MODULES = '/usr/lib/apache2/modules'

/** Hosts, by name. Apache reads its configuration in dist. */
const hosts: Readonly<Record<string, Configure>> = {
  nginx(folder, port, root, printed) {
    const server = printed
      .replace('listen 80', `listen 127.0.0.1:${port}`)
      .replace('server_name www.example.com', 'server_name localhost')
      .replace('/var/www/site;', `${root};`)
    const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    const paths = kinds.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')
    const user = process.getuid?.() === 0 ? 'user root;\n' : ''
    const main = `${user}daemon off;\npid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\n`
    const file = `${folder}/nginx.conf`
    put(file, `${main}http {\ninclude /etc/nginx/mime.types;\naccess_log off;\n${paths}\n${server}}\n`)
    return ['-c', file, '-p', folder]
  },
  // With nothing but Apache's usual modules.
  apache(folder, port, root) {
    const names =
      'mpm_event authz_core dir mime rewrite headers setenvif env deflate alias autoindex negotiation filter unixd expires'
    const found = names.split(' ').filter((name) => existsSync(`${MODULES}/mod_${name}.so`))
    const loads = found.map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`).join('\n')
    const main = `ServerRoot ${folder}\nDefaultRuntimeDir ${folder}/run\nPidFile ${folder}/run/pid\n`
    const server = `Listen 127.0.0.1:${port}\nServerName localhost\nErrorLog ${folder}/error.log\n${loads}\n`
    const files = `TypesConfig /etc/mime.types\nDocumentRoot ${root}\n<Directory ${root}>\nAllowOverride All\n`
    const above = 'ExpiresActive On\nExpiresDefault "access plus 1 hour"\nHeader set Cache-Control private\n'
    mkdirSync(`${folder}/run`)
    put(`${folder}/httpd.conf`, `${main}${server}${files}${above}Require all granted\n</Directory>\n`)
    return ['-DFOREGROUND', '-f', `${folder}/httpd.conf`]
  },
  caddy(folder, port, root, printed) {
    const site = printed.replace('www.example.com', `http://127.0.0.1:${port}`).replace('/var/www/site', root)
    put(`${folder}/Caddyfile`, `{\n  admin off\n  auto_https off\n}\n${site}`)
    return ['run', '--config', `${folder}/Caddyfile`, '--adapter', 'caddyfile']
  },
}

/** The path of a host's program. Undefined if it is not installed. */
function program(name: string): string | undefined {
  const folders = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin']
  return folders.map((folder) => join(folder, name === 'apache' ? 'apache2' : name)).find(existsSync)
}

/** Starts a host that serves a folder, and waits until it responds. Returns its URL and how to stop it. */
async function start(name: string, root: string, printed: string) {
  const folder = newFolder(`${name}-`)
  const port = await freePort()
  const words = hosts[name]?.(folder, port, root, printed) ?? []
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const child = spawn(program(name) ?? name, words, { stdio: name === 'caddy' ? 'ignore' : 'inherit', env })
  const url = `http://127.0.0.1:${port}`
  await vi.waitFor(() => fetch(url), { timeout: 10_000 })
  return {
    url,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

/** Redirects that a host could misread. `sent` is the encoded target that browsers are sent to. */
const nasty: readonly [from: string, to: string, sent?: string][] = [
  ['/portfolio', '/gallery'],
  ['/with/a/slash/', '/about'],
  ['/name', '/gallery?category=Old Tea House', '/gallery?category=Old%20Tea%20House'],
  ['/fragment', '/gallery#photo-3'],
  ['/both', '/gallery?a=1&b=2#photo-3'],
  ['/written', '/gallery?category=Old%20Tea%20House'],
  ['/percent', '/gallery?q=100%25'],
  ['/sale', '/files/50%25%20off%231.pdf'],
  ['/sales', '/files/50%25 off%231.pdf', '/files/50%25%20off%231.pdf'],
  ['/dollar', '/gallery?q=$1$uri', '/gallery?q=%241%24uri'],
  ['/braces', '/gallery?q={http.request.uri}', '/gallery?q=%7Bhttp.request.uri%7D'],
  ['/quote', '/gallery?q="x"', '/gallery?q=%22x%22'],
  ['/apostrophe', "/gallery?q='x'", '/gallery?q=%27x%27'],
  ['/backquote', '/gallery?q=`x`', '/gallery?q=%60x%60'],
  ['/angle', '/gallery?q=<b>', '/gallery?q=%3Cb%3E'],
  ['/semicolon', '/gallery?q=a;b', '/gallery?q=a%3Bb'],
  ['/star', '/gallery?q=*', '/gallery?q=%2A'],
  ['/bracket', '/gallery?q=[L]', '/gallery?q=%5BL%5D'],
  ['/letter', '/gallery?q=é', '/gallery?q=%C3%A9'],
  ['/chinese', '/gallery?q=客厅', '/gallery?q=%E5%AE%A2%E5%8E%85'],
  ['/plus', '/gallery?q=a+b'],
  ['/away', 'https://example.org/a b?c=d#e', 'https://example.org/a%20b?c=d#e'],
  ['/.old/x', '/about'],
  ['/{a.b}', '/about'],
  ...['/old page', '/old%20address', '/café', '/客厅', '/a.b+c', '/(2019)', '/100%25', '/a"b', '/a:b', '/a&b=c'].map(
    (from): [string, string] => [from, '/about'],
  ),
]

// A header of the firm's own, with quotes in it.
const own = { 'reporting-endpoints': 'all="https://a.example/"' }
for (const headers of [everywhere, security]) Object.assign(headers, own)

const root = emptyFolder(afterAll)
const folders = { '/': join(root, 'top'), '/sub/': join(root, 'below') } as const

const redirects = nasty.map(([from, to]) => ({ from, to }))
for (const [base, folder] of Object.entries(folders)) {
  const fixture = site(
    {
      'content/redirects.yaml': stringify(redirects),
      'public/brochure.pdf': '%PDF-1.4',
      'public/data.json': '{ "a": 1 }',
      'public/files/50% off#1.pdf': '',
    },
    { precompress: true, onEnd: afterAll },
  )
  expect((await fixture.build({ base, dist: join(folder, base) })).errors).toEqual([])
  for (const file of ['.git/config', '.well-known/a.txt', 'shop/index.php']) put(join(folder, base, file), 'of others')
}

const tried = Object.keys(hosts).flatMap((name) => {
  if (program(name)) return Object.entries(folders).map((folder) => [name, ...folder] as const)
  console.warn(`${name} is not installed: it is not tried.`)
  return []
})

describe.for(tried)('%s with the site below %s', ([name, base, folder]) => {
  let url = ''
  beforeAll(async () => {
    const made = addresses({ url: 'https://www.example.com', base, trailingSlash: false })
    const options = { base, redirects: normalRedirects(redirects), addresses: made, precompress: true }
    const host = await start(name, folder, configurations[name]?.(options) ?? '')
    url = host.url
    return host.stop
  })
  const ask = (path: string, encoding = 'identity') =>
    get(url, base.slice(0, -1) + path, { 'accept-encoding': encoding })

  test('pages answer without a redirect, with and without their slash', async () => {
    const pages = ['/about', '/services', '/gallery', '/blog', '/blog/3', '/blog/support/1', '/contact']
    for (const page of ['/', '/gallery?category=Granary', ...pages.flatMap((page) => [page, `${page}/`])])
      expect([page, (await ask(page)).status]).toEqual([page, 200])
  })

  test('the folder of the site leads to it, with and without its slash', async () => {
    const { status, headers } = await get(url, base.slice(0, -1) || '/')
    expect(status === 301 ? headers.location?.replace(url, '') : status).toBe(status === 301 ? base : 200)
  })

  test('an unknown address or a folder is the not-found page, an unknown article the one that stands for none', async () => {
    for (const [path, said] of [
      ...['/nothing', '/nothing/at/all', '/blog/support/99', '/images/'].map((path) => [path, '<title>Page Not Found']),
      ...['/blog/999', '/blog/abc', '/blog/support'].map((path) => [path, '<title>Blog Post Title']),
    ]) {
      const { status, text } = await ask(path ?? '')
      expect([path, status, text.includes(said ?? '')]).toEqual([path, 404, true])
    }
  })

  test('pages are checked anew each time, hashed files never', async () => {
    const home = await ask('/')
    expect(home.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    const script = /\/assets\/client-\w+\.js/.exec(home.text)?.[0] ?? ''
    expect((await ask(script)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test('every answer carries the security headers, the not-found page too', async () => {
    for (const path of ['/', '/nothing', '/favicon.svg'])
      expect((await ask(path)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'strict-transport-security': 'max-age=31536000',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        ...(name === 'apache' ? {} : own), // its file is in dist, by a build that knows nothing of it
        // Those of pages are in them alone: files of two builds may be there while they are uploaded.
        'content-security-policy': "frame-ancestors 'none'",
      })
  })

  test.runIf(name === 'apache')('what a folder above asks for is not sent as well', async () => {
    const { 'cache-control': caching, expires } = (await ask('/about')).headers
    expect([caching, expires]).toEqual(['public, max-age=0, must-revalidate', undefined])
  })

  test.runIf(name === 'apache')('another application keeps its front page', async () => {
    expect(await ask('/shop/')).toMatchObject({ status: 200, text: 'of others' })
  })

  test('text is sent compressed, as what it is', async () => {
    const data = { 'content-encoding': 'gzip', 'content-type': expect.stringMatching(/^application\/json/) }
    expect((await ask('/data.json', 'gzip')).headers).toMatchObject(data)
    const plain = await ask('/about')
    const html = expect.stringMatching(/^text\/html/)
    const gzipped = await ask('/about', 'gzip')
    expect(gzipped.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': html })
    expect(gunzipSync(gzipped.body).toString()).toBe(plain.text)
    expect((await ask('/about', 'gzip;q=0, br; q=0.0, *')).text).toBe(plain.text)
    // Debian's nginx has no brotli module.
    if (name === 'nginx') return
    const twin = await ask('/about', 'br, gzip')
    expect(twin.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': html })
    expect(brotliDecompressSync(twin.body).toString()).toBe(plain.text)
    const unknown = await ask('/nothing', 'br, gzip')
    expect(brotliDecompressSync(unknown.body).toString()).toContain('Page Not Found')
  })

  test('files are sent as what they are, and those that speak to hosts are not', async () => {
    for (const [file, type] of [
      ['/favicon.svg', 'image/svg+xml'],
      ['/site.webmanifest', 'application/manifest+json'],
      ['/robots.txt', 'text/plain'],
      ['/brochure.pdf', 'application/pdf'],
      ['/sitemap.xml', 'xml'],
    ] as const)
      expect((await ask(file)).headers['content-type']).toContain(type)
    for (const file of ['/.htaccess', '/_headers', '/_redirects', '/.files', '/.git/config'])
      expect([file, await ask(file)]).toMatchObject([file, { status: 404, text: expect.stringContaining('Page Not') }])
    expect(await ask('/.well-known/a.txt')).toMatchObject({ status: 200, text: 'of others' })
  })

  test('an address that moved leads to where it is now, in whatever characters', async () => {
    for (const [from, to, sent = to] of nasty) {
      const target = sent.startsWith('/') ? base + sent.slice(1) : sent
      for (const slash of ['', '/']) {
        const path = encodeURI(decodeURIComponent(from)).replace(/\/$/, '') + slash
        const { status, headers } = await ask(path)
        expect([path, status, String(headers.location).replace(url, '')]).toEqual([path, 301, target])
      }
    }
  })

  test('what a campaign adds to an address that moved goes along, unless the new one has a query or a fragment', async () => {
    const targets = nasty.map(([, to, sent = to]) => sent.replace(/^\//, base))
    const came = await Promise.all(nasty.map(([from]) => ask(`${encodeURI(decodeURIComponent(from))}?utm=a%20b&c`)))
    expect(came.map(({ headers }) => String(headers.location).replace(url, ''))).toEqual(
      targets.map((target) => target.replace(/^[^?#]*$/, '$&?utm=a%20b&c')),
    )
  })
})

test('Apache asks for no compressed copies where there are none: those of an earlier build may be left', () => {
  const made = addresses({ url: 'https://www.example.com', base: '/', trailingSlash: false })
  const written = (precompress: boolean) => htaccess({ base: '/', redirects: [], addresses: made, precompress })
  expect([true, false].map((precompress) => written(precompress).includes('$1.br'))).toEqual([true, false])
})

test('Netlify redirects in spite of the page at an old address, Cloudflare by the line that follows', () => {
  expect(read('_redirects')).toMatch(/^\/notes \/blog 301!\n\/notes \/blog 301$/m)
})

test('Netlify and Cloudflare never check hashed files anew, and no header but the policy is set by two rules', () => {
  expect(headersOf('/assets/client-A1.js')['cache-control']).toEqual(['public, max-age=31536000, immutable'])
  expect(headersOf('/about')).toMatchObject({ 'x-content-type-options': ['nosniff'] })
  for (const path of ['/', '/about', '/blog/3', '/favicon.svg', '/assets/a.js', '/images/a.avif', '/cards/a.jpg']) {
    const { 'content-security-policy': policies, ...others } = headersOf(path)
    expect(policies?.[0]).toBe("frame-ancestors 'none'")
    expect(Object.entries(others).filter(([, values]) => values.length > 1)).toEqual([])
  }
})

/** The headers that the rules for a path set, by name. These hosts join the values of several rules. */
function headersOf(path: string): Record<string, string[]> {
  const headers: Record<string, string[]> = {}
  for (const block of read('_headers').trim().split('\n\n')) {
    const [rule = '', ...lines] = block.split('\n')
    if (rule.endsWith('*') ? !path.startsWith(rule.slice(0, -1)) : path !== rule) continue
    for (const line of lines) {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? []
      headers[name.toLowerCase()] = [...(headers[name.toLowerCase()] ?? []), value]
    }
  }
  return headers
}
