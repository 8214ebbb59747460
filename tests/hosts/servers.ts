import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import { put } from '../helpers.ts'
import { newFolder } from '../newFolder.ts'
import { freePort } from '../servers.ts'

/** Configures a program in a folder, using what `npm run host` has printed. Returns the program's arguments. */
type Configure = (folder: string, port: number, root: string, printed: string) => string[]

const MODULES = '/usr/lib/apache2/modules'

/** Hosts, by their names in `npm run host`. */
export const hosts: Readonly<Record<string, Configure>> = {
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
  // With nothing but Apache's usual modules: the site's .htaccess does the rest.
  apache(folder, port, root) {
    const names =
      'mpm_event authz_core dir mime rewrite headers setenvif env deflate alias autoindex negotiation filter unixd'
    const found = names.split(' ').filter((name) => existsSync(`${MODULES}/mod_${name}.so`))
    const loads = found.map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`).join('\n')
    const main = `ServerRoot ${folder}\nDefaultRuntimeDir ${folder}/run\nPidFile ${folder}/run/pid\n`
    const server = `Listen 127.0.0.1:${port}\nServerName localhost\nErrorLog ${folder}/error.log\n${loads}\n`
    const files = `TypesConfig /etc/mime.types\nDocumentRoot ${root}\n<Directory ${root}>\nAllowOverride All\n`
    mkdirSync(`${folder}/run`)
    put(`${folder}/httpd.conf`, `${main}${server}${files}Require all granted\n</Directory>\n`)
    return ['-DFOREGROUND', '-f', `${folder}/httpd.conf`]
  },
  caddy(folder, port, root, printed) {
    const site = printed.replace('www.example.com', `http://127.0.0.1:${port}`).replace('/var/www/site', root)
    put(`${folder}/Caddyfile`, `{\n  admin off\n  auto_https off\n}\n${site}`)
    return ['run', '--config', `${folder}/Caddyfile`, '--adapter', 'caddyfile']
  },
}

/** The path of a host's program. Undefined if it is not installed. */
export function program(name: string): string | undefined {
  const folders = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin']
  return folders.map((folder) => join(folder, name === 'apache' ? 'apache2' : name)).find(existsSync)
}

/** Starts a host that serves a folder, and waits until it responds. Returns its URL and how to stop it. */
export async function start(name: string, root: string, printed: string) {
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
