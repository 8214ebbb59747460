import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Host {
  readonly url: string
  stop(): Promise<void>
}

/** Where a program is, undefined when it is not installed. */
export function program(name: string): string | undefined {
  return ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin']
    .map((folder) => join(folder, name))
    .find(existsSync)
}

/** nginx with exactly a block that `npm run host` prints, its root, name and port put in. */
export async function nginx(root: string, block: string): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const server = block
    .replace('listen 80', `listen 127.0.0.1:${port}`)
    .replace('server_name www.example.com', 'server_name localhost')
    .replace('/var/www/site;', `${root};`)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;\npid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off;\n${paths.join('\n')}\n${server}}\n`,
  )
  return started(
    spawn(program('nginx') ?? 'nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' }),
    port,
  )
}

/** Caddy with exactly a block that `npm run host` prints, its root, name and port put in. */
export async function caddy(root: string, block: string): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'))
  const port = await freePort()
  const site = block.replace('www.example.com', `http://127.0.0.1:${port}`).replace('/var/www/site', root)
  writeFileSync(join(folder, 'Caddyfile'), `{\n  admin off\n  auto_https off\n}\n${site}`)
  const words = ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  return started(spawn(program('caddy') ?? 'caddy', words, { stdio: 'ignore', env }), port)
}

/** Apache with nothing but its usual modules: the generated .htaccess does the rest. */
export async function apache(dist: string): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'apache-'))
  const port = await freePort()
  const modules = '/usr/lib/apache2/modules'
  const names = [
    'mpm_event',
    'authz_core',
    'dir',
    'mime',
    'rewrite',
    'headers',
    'setenvif',
    'env',
    'deflate',
    'alias',
    'negotiation',
    'filter',
    'unixd',
  ]
  const present = new Set(readdirSync(modules))
  const loads = names
    .filter((name) => present.has(`mod_${name}.so`))
    .map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`)
  mkdirSync(join(folder, 'run'))
  writeFileSync(
    join(folder, 'httpd.conf'),
    `ServerRoot ${folder}\nDefaultRuntimeDir ${folder}/run\nPidFile ${folder}/run/pid\nListen 127.0.0.1:${port}\nServerName localhost\nErrorLog ${folder}/error.log\n${loads.join('\n')}\nTypesConfig /etc/mime.types\nDocumentRoot ${dist}\n<Directory ${dist}>\nAllowOverride All\nRequire all granted\n</Directory>\n`,
  )
  execFileSync(program('apache2') ?? 'apache2', ['-t', '-f', join(folder, 'httpd.conf')], { stdio: 'pipe' })
  return started(
    spawn(program('apache2') ?? 'apache2', ['-DFOREGROUND', '-f', join(folder, 'httpd.conf')], { stdio: 'inherit' }),
    port,
  )
}

async function started(child: ChildProcess, port: number): Promise<Host> {
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      await fetch(url)
      break
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
  readonly text: string
}

/** A request as it is: fetch would follow redirects and decompress. */
export function get(host: Host, path: string, encoding = 'identity'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(host.url + path, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() })
      })
    })
    sent.on('error', reject).end()
  })
}
