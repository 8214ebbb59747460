import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { vi } from 'vitest'
import { put } from '../helpers.ts'
import { newFolder } from '../newFolder.ts'

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
  return started('nginx', (folder, port) => {
    const server = block
      .replace('listen 80', `listen 127.0.0.1:${port}`)
      .replace('server_name www.example.com', 'server_name localhost')
      .replace('/var/www/site;', `${root};`)
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    )
    const user = process.getuid?.() === 0 ? 'user root;\n' : ''
    put(
      `${folder}/nginx.conf`,
      `${user}daemon off;\npid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off;\n${paths.join('\n')}\n${server}}\n`,
    )
    return ['-c', `${folder}/nginx.conf`, '-p', folder]
  })
}

/** Caddy with exactly a block that `npm run host` prints, its root, name and port put in. */
export async function caddy(root: string, block: string): Promise<Host> {
  return started('caddy', (folder, port) => {
    const site = block.replace('www.example.com', `http://127.0.0.1:${port}`).replace('/var/www/site', root)
    put(`${folder}/Caddyfile`, `{\n  admin off\n  auto_https off\n}\n${site}`)
    return ['run', '--config', `${folder}/Caddyfile`, '--adapter', 'caddyfile']
  })
}

const MODULES = '/usr/lib/apache2/modules'

/** Apache with nothing but its usual modules: the generated .htaccess does the rest. */
export async function apache(root: string): Promise<Host> {
  return started('apache2', (folder, port) => {
    const names = `mpm_event authz_core dir mime rewrite headers setenvif env deflate alias negotiation filter unixd`
    const loads = names
      .split(' ')
      .filter((name) => existsSync(`${MODULES}/mod_${name}.so`))
      .map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`)
    mkdirSync(`${folder}/run`)
    put(
      `${folder}/httpd.conf`,
      `ServerRoot ${folder}\nDefaultRuntimeDir ${folder}/run\nPidFile ${folder}/run/pid\nListen 127.0.0.1:${port}\nServerName localhost\nErrorLog ${folder}/error.log\n${loads.join('\n')}\nTypesConfig /etc/mime.types\nDocumentRoot ${root}\n<Directory ${root}>\nAllowOverride All\nRequire all granted\n</Directory>\n`,
    )
    return ['-DFOREGROUND', '-f', `${folder}/httpd.conf`]
  })
}

/** Starts a program with the words that its configuration asks for, and waits until it answers. */
async function started(name: string, configure: (folder: string, port: number) => string[]): Promise<Host> {
  const folder = newFolder(`${name}-`)
  const port = await freePort()
  const words = configure(folder, port)
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
