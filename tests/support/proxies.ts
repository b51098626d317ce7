import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { freePort } from './production.ts'

const deploy = join(import.meta.dirname, '../../deploy')

export const isInstalled = (program: string): boolean =>
  spawnSync('sh', ['-c', `command -v ${program}`], { env: environment() }).status === 0

/** Debian installs nginx for administrators only. */
const environment = () => ({ ...process.env, PATH: `${process.env.PATH}:/usr/sbin` })

export interface ProxyAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

export interface RunningProxy {
  ask(
    path: string,
    options?: { method?: string; headers?: Record<string, string>; body?: string },
  ): Promise<ProxyAnswer>
  stop(): Promise<void>
}

async function start(
  command: [string, ...string[]],
  options: { url: string; folder: string; env?: Record<string, string> },
): Promise<RunningProxy> {
  const [program, ...args] = command
  const { url, folder, env = {} } = options
  const child: ChildProcess = spawn(program, args, { env: { ...environment(), ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', chunk => {
      output += chunk
    })
  }
  const ended = once(child, 'exit')
  const proxy: RunningProxy = {
    ask: (path, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const request = url.startsWith('https:') ? requestHttps : requestHttp
        request(
          url + path,
          { method, headers, agent: false, ...{ rejectUnauthorized: false } },
          async response => {
            const { statusCode = 0, headers: received } = response
            resolve({ status: statusCode, headers: received, body: await buffer(response) })
          },
        )
          .on('error', reject)
          .end(body)
      }),
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
  for (;;) {
    const isThere = await proxy.ask('/healthz').then(
      () => true,
      () => false,
    )
    if (isThere) return proxy
    if (child.exitCode !== null) throw new Error(`${program} ended: ${output}`)
    await new Promise(resolve => setTimeout(resolve, 25))
  }
}

const temporary = () => mkdtempSync(join(tmpdir(), 'vitrine-proxy-'))

/** nginx with `deploy/nginx.conf`, in which only addresses, paths and the certificate are replaced. */
export async function startNginx(copies: readonly [number, number]): Promise<RunningProxy> {
  const folder = temporary()
  const [http, https] = [await freePort(), await freePort()]
  const certificate = join(folder, 'certificate.pem')
  const key = join(folder, 'key.pem')
  execFileSync(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '1',
        '-subj',
        '/CN=example.com',
      ],
      ...['-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  )
  const replaced: [string | RegExp, string][] = [
    [/^ *listen \[::\].*\n/gm, ''],
    ['listen 80;', `listen 127.0.0.1:${http};`],
    ['listen 443 ssl', `listen 127.0.0.1:${https} ssl`],
    ['/etc/letsencrypt/live/example.com/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/example.com/privkey.pem', key],
    ['/var/cache/nginx/vitrine', join(folder, 'cache')],
    ['127.0.0.1:3000', `127.0.0.1:${copies[0]}`],
    ['127.0.0.1:3001', `127.0.0.1:${copies[1]}`],
  ]
  let conf = readFileSync(join(deploy, 'nginx.conf'), 'utf8')
  for (const [from, to] of replaced) {
    if (typeof from === 'string' && !conf.includes(from)) throw new Error(`no ${from}`)
    conf = conf.replaceAll(from, to)
  }
  const file = join(folder, 'nginx.conf')
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(name => `${name}_temp_path ${join(folder, name)};`)
    .join(' ')
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; worker_processes 2; pid ${join(folder, 'pid')}; error_log stderr;
events {}
http { access_log off; ${paths}\n${conf}\n}`,
  )
  const url = `https://127.0.0.1:${https}`
  return start(['nginx', '-c', file, '-p', folder, '-e', 'stderr'], { url, folder })
}

/** Caddy with `deploy/Caddyfile`. Without a certificate, because it would ask for one. */
export async function startCaddy(copies: readonly [number, number]): Promise<RunningProxy> {
  const folder = temporary()
  const [port, admin] = [await freePort(), await freePort()]
  return start(['caddy', 'run', '--config', join(deploy, 'Caddyfile'), '--adapter', 'caddyfile'], {
    url: `http://127.0.0.1:${port}`,
    folder,
    env: {
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      CADDY_ADMIN: `127.0.0.1:${admin}`,
      VITRINE_SITE: `http://127.0.0.1:${port}`,
      VITRINE_COPIES: copies.map(copy => `127.0.0.1:${copy}`).join(' '),
    },
  })
}
