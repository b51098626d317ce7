import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { publishText } from './support/pages.ts'
import { isInstalled, type RunningProxy, startCaddy, startNginx } from './support/proxies.ts'
import { buildTestApp, openOther, openTestServices } from './support/services.ts'

const PROXIES = [
  { name: 'nginx', start: startNginx, stores: true },
  { name: 'caddy', start: startCaddy, stores: false },
] as const

const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

/** Two servers in the place of the copies of the site. */
async function listen(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const stop = async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }
  stops.push(stop)
  return { port: (server.address() as AddressInfo).port, stop }
}

async function startProxy(start: (typeof PROXIES)[number]['start'], ports: [number, number]) {
  const proxy: RunningProxy = await start(ports)
  stops.push(proxy.stop)
  return proxy
}

for (const { name, start, stores } of PROXIES) {
  if (!isInstalled(name)) {
    it.skip(`${name} is not installed, so deploy/ is not tested with it`, () => {})
    continue
  }

  describeDatabases(
    `two copies behind ${name}`,
    openDatabase => {
      async function open() {
        const environment = { TRUST_PROXY: 'loopback' }
        const services = await openTestServices(openDatabase, environment)
        const others = await openOther(services)
        await publishText(services, '/a', 'Text one')
        const seen: { ip: string; protocol: string; id: string }[] = []
        const copies = []
        for (const one of [services, { ...others, env: services.env }]) {
          const app = await buildTestApp(one)
          app.addHook('onRequest', async request => {
            const id = String(request.headers['x-request-id'])
            if (request.url.startsWith('/a'))
              seen.push({ ip: request.ip, protocol: request.protocol, id })
          })
          await app.listen({ host: '127.0.0.1', port: 0 })
          copies.push({ app, port: (app.server.address() as AddressInfo).port })
        }
        const [first, second] = copies
        if (!first || !second) throw new Error('no copies')
        const proxy = await startProxy(start, [first.port, second.port])
        return { proxy, first, second, seen }
      }

      it('passes compressed pages, the address of the visitor and a request id', async () => {
        const { proxy, seen } = await open()
        const headers = {
          accept: 'text/html',
          'accept-encoding': 'gzip, deflate, br, zstd',
          'x-request-id': 'forged',
          ...(stores ? { 'x-forwarded-for': '203.0.113.9' } : {}),
        }
        const page = await proxy.ask('/a', { headers })
        expect(page.status).toBe(200)
        expect(page.headers['content-encoding']).toBe('br')
        expect(String(brotliDecompressSync(page.body))).toContain('Text one')
        expect(page.headers['cache-control']).toBe('public, max-age=0, s-maxage=1, must-revalidate')
        expect(seen[0]?.ip).toBe(stores ? '203.0.113.9' : '127.0.0.1')
        expect(seen[0]?.protocol).toBe(stores ? 'https' : 'http')
        expect(seen[0]?.id).toMatch(/^[0-9a-f-]{32,36}$/)
        const known = await proxy.ask('/a', {
          headers: { ...headers, 'if-none-match': String(page.headers.etag) },
        })
        expect([known.status, known.body.length]).toEqual([304, 0])
        // Figures are for the machine itself, not for visitors who come through the proxy.
        expect((await proxy.ask('/metrics', { headers })).status).toBe(404)
      })

      it('goes on with the other copy when one ends', async () => {
        const { proxy, first, second } = await open()
        await first.app.close()
        for (let index = 0; index < 12; index++) {
          const page = await proxy.ask(`/a?n=${index}`, { headers: { accept: 'text/html' } })
          expect(page.status).toBe(200)
        }
        await second.app.close()
        const last = await proxy.ask('/b', { headers: { accept: 'text/html' } })
        expect([502, 503, 504]).toContain(last.status)
      })

      if (!stores) return

      it('stores public answers as long as they allow it, and shows them while all copies are down', async () => {
        const { proxy, first, second } = await open()
        const ask = async (path: string, more: Record<string, string> = {}) => {
          const headers = { accept: 'text/html', 'accept-encoding': 'br', ...more }
          const { status, headers: received } = await proxy.ask(path, { headers })
          return { status, state: received['x-cache'] }
        }
        const fonts = (await proxy.ask('/a')).body.toString().match(/\/fonts\/[\w.-]+\.woff2/)
        const font = fonts?.[0] ?? ''
        expect((await ask(font)).state).toBe('MISS')
        expect((await ask(font)).state).toBe('HIT')
        await ask('/a')
        // After its second, the page is asked for again and has not changed.
        await expect.poll(async () => (await ask('/a')).state).toBe('REVALIDATED')
        for (let time = 0; time < 2; time++) {
          expect((await ask('/admin/sign-in')).state).toBe('MISS')
          expect((await ask('/a', { range: 'bytes=0-1' })).state).toBe('BYPASS')
        }
        await Promise.all([first.app.close(), second.app.close()])
        await expect.poll(() => ask('/a')).toEqual({ status: 200, state: 'STALE' })
        expect((await ask('/b')).status).toBe(502)
      })
    },
    ['sqlite'],
  )

  it(`${name} never repeats a changing request that reached a copy`, async () => {
    const posts: string[] = []
    const gets: string[] = []
    const copy = await listen(async (request, response) => {
      if (request.url?.startsWith('/readyz')) return response.end('{}')
      if (request.method !== 'POST') {
        gets.push(request.url ?? '')
        return response.end('got')
      }
      posts.push(await text(request))
      request.socket.destroy()
    })
    const other = await listen(async (request, response) => {
      if (request.method === 'POST') posts.push(await text(request))
      response.end('done')
    })
    const proxy = await startProxy(start, [copy.port, other.port])
    for (let index = 0; index < 10; index++) {
      await proxy.ask('/order', { method: 'POST', body: `order ${index}` })
    }
    const sent = Array.from({ length: 10 }, (_, index) => `order ${index}`)
    expect(posts.sort()).toEqual(sent.sort())
  })

  it(`${name} asks a copy only for the wanted part of a file`, async () => {
    const ranges: (string | undefined)[] = []
    const listener: RequestListener = (request, response) => {
      if (request.url !== '/film') return response.end('{}')
      ranges.push(request.headers.range)
      const etag = '"film"'
      response.writeHead(206, { 'content-range': 'bytes 5-6/9', 'cache-control': 'public', etag })
      response.end('xx')
    }
    const [copy, other] = [await listen(listener), await listen(listener)]
    const proxy = await startProxy(start, [copy.port, other.port])
    const headers = { range: 'bytes=5-6', 'if-range': '"film"' }
    const part = await proxy.ask('/film', { headers })
    expect([part.status, part.body.toString(), ranges]).toEqual([206, 'xx', ['bytes=5-6']])
  })

  it(`${name} passes long policy headers and large uploads`, async () => {
    const policy = `img-src ${'https://images.example.com '.repeat(400)}`.trim()
    const received: number[] = []
    const listener: RequestListener = async (request, response) => {
      received.push((await text(request)).length)
      response.setHeader('content-security-policy', policy)
      response.end('done')
    }
    const [copy, other] = [await listen(listener), await listen(listener)]
    const proxy = await startProxy(start, [copy.port, other.port])
    const body = 'x'.repeat(20 * 1024 * 1024)
    const answer = await proxy.ask('/admin/media', { method: 'POST', body })
    expect([answer.status, answer.headers['content-security-policy']]).toEqual([200, policy])
    expect(received).toContain(body.length)
  })
}
