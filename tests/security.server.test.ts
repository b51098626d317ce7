import { request as httpRequest } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { buildTestApp, openTestServices } from './support/services.ts'

const ORIGIN = 'http://127.0.0.1:3000'
const form = { 'content-type': 'application/x-www-form-urlencoded' }

describeDatabases('security', openDatabase => {
  const opened: { close(): Promise<unknown> }[] = []
  afterEach(async () => {
    for (const app of opened.splice(0)) await app.close()
  })

  async function open(environment: Record<string, string> = {}) {
    const services = await openTestServices(openDatabase, environment)
    const app = await buildTestApp(services)
    opened.push(app)
    const saved = await services.pages.save({
      path: '/a',
      document: {
        schema: 1,
        upgrades: {},
        root: { props: { title: 'A' } },
        content: [{ type: 'contact-form', props: { id: 'form' } }],
      },
      author: 'test',
      publish: true,
    })
    if (!saved.ok) throw new Error(JSON.stringify(saved))
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    return {
      services,
      app,
      port,
      url: `http://127.0.0.1:${port}`,
      formPath: '/a',
    }
  }

  it('sends a strict policy with every page, cached or not, found or not', async () => {
    const { app, url } = await open()
    for (const path of ['/a', '/a', '/a?page=2', '/nowhere', '/schema/page.json', '/healthz']) {
      const { headers } = await fetch(url + path, { headers: { accept: 'text/html' } })
      const policy = headers.get('content-security-policy') ?? ''
      const scripts = policy.split('; ').find(part => part.startsWith('script-src'))
      expect(scripts, path).toBe("script-src 'self'")
      expect(policy, path).toContain("object-src 'none'")
      expect(policy, path).toContain("frame-ancestors 'self'")
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
      expect(headers.get('x-powered-by'), path).toBeNull()
    }
    const html = (await app.inject('/a')).body
    expect(html).not.toMatch(/<script(?![^>]*(src=|type="application\/(ld\+)?json"))/)
    expect(html).not.toMatch(/\son[a-z]+=/)
  })

  it('asks for TLS for good where the site is served by it', async () => {
    const { app } = await open({ PUBLIC_URL: 'https://shop.example' })
    const { headers } = await app.inject('/a')
    expect(headers['strict-transport-security']).toBe('max-age=63072000')
    expect((await (await open()).app.inject('/a')).headers).not.toHaveProperty(
      'strict-transport-security',
    )
  })

  it('serves media with its type, without scripts in drawings, and confines paths to its folder', async () => {
    const { services, app, url } = await open()
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4" onload="alert(1)"><script>alert(1)</script><path d="M0 0h4"/></svg>'
    const added = await services.pages.media.add(Buffer.from(drawing), 'x.svg')
    if (!added.ok) throw new Error(added.reason)
    const answer = await fetch(`${url}/media/${added.item.id}/original`)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(await answer.text()).not.toMatch(/script|onload/)
    const page = await services.pages.media.add(Buffer.from('<html><script>alert(1)'), 'x.jpg')
    expect(page.ok).toBe(false)
    for (const path of [
      '/media/../secret',
      '/media/..%2fsecret',
      '/media/x/..%2f..%2fsecret',
      '/media/%2e%2e/secret',
      '/media/./vitrine.db',
      '/assets/..%2f..%2fpackage.json',
    ]) {
      expect((await app.inject(path)).statusCode, path).toBe(404)
    }
  })

  it('refuses to change anything for another site', async () => {
    const { app, services, formPath } = await open()
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `${ORIGIN}.evil.example` },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: ORIGIN },
    ]
    for (const path of ['/cart', '/nowhere', formPath]) {
      for (const headers of foreign) {
        const answer = await app.inject({
          method: 'POST',
          url: path,
          headers: { ...form, ...headers },
        })
        expect(answer.statusCode, `${path} ${JSON.stringify(headers)}`).toBe(403)
      }
      const own = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }
      const answer = await app.inject({ method: 'POST', url: path, headers: { ...form, ...own } })
      expect(answer.statusCode, path).not.toBe(403)
    }
    expect(await services.db.selectFrom('carts').select('id').execute()).toEqual([])
  })

  it('explains a refused cross-site request and links back', async () => {
    const { app } = await open()
    const refused = (accept: string) =>
      app.inject({
        method: 'POST',
        url: '/a',
        headers: { ...form, origin: 'https://evil.example', accept },
      })
    const page = await refused('text/html,application/xhtml+xml')
    expect(page.statusCode).toBe(403)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
    expect(page.body).toMatch(/<h1>.*<\/h1><p>This was sent from another site/)
    expect(page.body).toContain('href="/"')
    const json = await refused('application/json')
    expect(json.statusCode).toBe(403)
    expect(json.json().error).toMatch(/^This was sent from another site/)
  })

  it('answers 429 with a message for too many requests from any claimed address', async () => {
    const { app, formPath } = await open({ RATE_LIMIT: '3', TRUST_PROXY: 'loopback' })
    const post = (url: string, headers: Record<string, string> = {}) =>
      app.inject({ method: 'POST', url, headers: { ...form, ...headers } })
    const statuses: number[] = []
    for (let index = 0; index < 5; index++) {
      // A proxy appends the address it saw; anything before can be forged.
      const forwarded = `198.51.100.${index}, 203.0.113.9`
      statuses.push((await post('/admin/sign-out', { 'x-forwarded-for': forwarded })).statusCode)
    }
    expect(statuses).toEqual([303, 303, 303, 429, 429])
    const other = await post('/admin/sign-out', { 'x-forwarded-for': '203.0.113.10' })
    expect(other.statusCode).toBe(303)
    const refused = await post('/admin/sign-out', { 'x-forwarded-for': '203.0.113.9' })
    expect(refused.json().error).toMatch(/^Too many requests .* try again in .*\.$/)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    const send = (headers: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url: formPath,
        headers: { ...form, ...headers },
        payload: '_action=form/send',
      })
    for (let index = 0; index < 30; index++) expect((await send()).statusCode).toBe(200)
    const page = await send({ accept: 'text/html' })
    expect(page.statusCode).toBe(429)
    expect(page.body).toContain('This form was sent too often from your address.')
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0)
    expect((await app.inject('/a')).statusCode).toBe(200)
  })

  it('keeps its figures from visitors', async () => {
    const { app } = await open({ METRICS_TOKEN: 'figures' })
    const get = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/metrics', headers })).statusCode
    expect(await get({})).toBe(200)
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
      expect(await get({ [name]: '127.0.0.1' }), name).toBe(404)
    }
    const proxied = { 'x-forwarded-for': '203.0.113.9' }
    expect(await get({ ...proxied, authorization: 'Bearer wrong' })).toBe(404)
    expect(await get({ ...proxied, authorization: 'Bearer figures' })).toBe(200)
  })

  it('shows an error page with a reference but no details', async () => {
    const { app, services } = await open()
    await services.db.schema.alterTable('pages').renameTo('elsewhere').execute()
    const page = await app.inject({ url: '/new', headers: { accept: 'text/html' } })
    expect(page.statusCode).toBe(500)
    expect(page.body).toContain('That did not work')
    expect(page.body).toMatch(/number: [a-z2-7]{8}/)
    const json = await app.inject({ url: '/new', headers: { accept: 'application/json' } })
    expect(json.json()).toEqual({
      error: expect.stringContaining('Something broke on our side.'),
      reference: expect.stringMatching(/^[a-z2-7]{8}$/),
    })
    // References are random and may contain words.
    const { reference } = json.json()
    const shown = /number: ([a-z2-7]{8})/.exec(page.body)?.[1] ?? ''
    for (const body of [page.body.replace(/<style>.*?<\/style>/s, ''), json.body]) {
      expect(body.replace(reference, '').replace(shown, '')).not.toMatch(
        /pages|relation|table|sql|\bat .*:\d+|node_modules|\.ts/i,
      )
    }
  })

  it('refuses bodies that are too large, of no known kind or malformed, in words', async () => {
    const { app, formPath } = await open()
    const cases: [number, string, string][] = [
      [413, 'application/x-www-form-urlencoded', `field_message=${'x'.repeat(1_100_000)}`],
      [413, 'application/json', JSON.stringify({ text: 'x'.repeat(1_100_000) })],
      [415, 'application/xml', '<form/>'],
      [415, 'text/html', '<script>alert(1)</script>'],
      [415, 'multipart/form-data; boundary=x', '--x--'],
      [400, 'application/json', '{"broken'],
      [400, 'application/json', '{"__proto__": {"admin": true}}'],
    ]
    for (const path of [formPath, '/nowhere']) {
      for (const [status, type, payload] of cases) {
        const send = (accept: string) =>
          app.inject({
            method: 'POST',
            url: path,
            headers: { 'content-type': type, accept },
            payload,
          })
        const page = await send('text/html')
        expect(page.statusCode, `${path} ${type}`).toBe(status)
        expect(page.body).toMatch(/<h1>That did not work<\/h1><p>[A-Z][^<]{10,}<\/p>/)
        const json = await send('application/json')
        expect(json.statusCode).toBe(status)
        expect(json.json().error.length).toBeGreaterThan(10)
      }
    }
    const nested = await app.inject({
      method: 'POST',
      url: '/a',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      payload: JSON.stringify({ _action: 'form/send', quantity: { $gt: 0 }, variant: ['x'] }),
    })
    expect(nested.statusCode).toBe(400)
  })

  it('handles any URL without redirecting to another host', async () => {
    const { url, port } = await open()
    await fetch(`${url}/a`)
    const get = async (path: string) =>
      new Promise<{ status: number; location: string }>((resolve, reject) => {
        const call = httpRequest({ host: '127.0.0.1', port, path }, async response => {
          await readText(response)
          resolve({
            status: response.statusCode ?? 0,
            location: response.headers.location ?? '',
          })
        })
        call.on('error', reject)
        call.end()
      })
    for (const path of [
      ...['//?a=1', '//', '///', '/%00', '/%', '/%E0%A4%A', '/a%0d%0aset-cookie:x=1/', '/?%'],
      ...['//evil.example/', '//evil.example/%2e%2e', '/%2Fevil.example/', '/%2F%2Fevil.example/'],
      ...['/.//evil.example/', '/%5Cevil.example/', '///evil.example//', '//[/?x', '/a//'],
      ...[`/${'a'.repeat(9000)}/`, '/a?q=%ff', '/a?page=1e99', '/__proto__', '/constructor'],
    ]) {
      const { status, location } = await get(path)
      expect(status, path).toBeLessThan(500)
      if (location) expect(new URL(location, url).origin, `${path} → ${location}`).toBe(url)
    }
    for (const raw of ['GET http://evil.example/a?b HTTP/1.1', 'OPTIONS * HTTP/1.1', 'nonsense']) {
      const socket = connect(port, '127.0.0.1')
      socket.end(`${raw}\r\nhost: x\r\nconnection: close\r\n\r\n`)
      expect(await readText(socket), raw).toMatch(/^HTTP\/1\.1 [234]/)
    }
    expect((await get('/a')).status).toBe(200)
  })
})
