import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import { MAX_OWN_PAGES } from '../src/server/http/render-limits.ts'
import { ANY_DATABASE, describeDatabases, type OpenDatabase } from './support/databases.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { signInAs } from './support/staff-browser.ts'

/** Opens sites that are closed after each test. */
function createOpen(openDatabase: OpenDatabase) {
  const opened: { close(): Promise<unknown> }[] = []
  afterEach(async () => {
    for (const app of opened.splice(0)) await app.close()
  })
  return async (environment: Record<string, string> = {}) => {
    const services = await openTestServices(openDatabase, environment)
    const app = await buildTestApp(services)
    opened.push(app)
    return { services, app }
  }
}

describeDatabases('what comes in', openDatabase => {
  const open = createOpen(openDatabase)

  it('takes cookies and addresses that cannot be decoded', async () => {
    const { app } = await open()
    const cookie =
      'vt_split=%; vt_split_visit=%; vt_consent=%; vt_cart=%; vt_orders=%; vt.session_token=%E0%A4%A; ref=%'
    for (const url of [
      '/',
      '/cart',
      '/checkout',
      '/search?q=%',
      '/%E0%A4%A',
      '/api/admin/me',
      '/media/%',
    ]) {
      const answer = await app.inject({ url, headers: { cookie, accept: 'text/html' } })
      expect(answer.statusCode, url).toBeLessThan(500)
    }
    for (const url of ['/%', '/%E0%A4%A', '/?x=%']) {
      const posted = await app.inject({
        method: 'POST',
        url,
        headers: { cookie },
        payload: { a: 'b' },
      })
      expect(posted.statusCode, url).toBeLessThan(500)
    }
  })

  it('holds no NUL, whichever way it comes', async () => {
    const site = await open()
    const { app } = site
    const owner = await signInAs(site, 'owner')
    const get = async (url: string) => (await app.inject(url)).statusCode
    for (const url of [
      '/ajax?action=token&form=%00%2F%00',
      ...['/a%00b', '/search?q=%00', '/product/x%00', '/?%00=1', '/media/x%00/original', '/%%00'],
    ]) {
      expect(await get(url), url).toBe(400)
    }
    expect(await get('/a%2500')).toBe(404)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    for (const [url, payload] of [
      ['/forms/%00/%00', 'a=b'],
      ['/cart/add', 'page=/a%00b&product=x'],
      ['/cart/add', 'pa%00ge=1&product=x'],
      ['/admin/sign-in', 'email=a%00@b.example&password=x'],
      ['/admin/forgot', 'email=%00'],
    ] as const) {
      const answer = await app.inject({ method: 'POST', url, payload, headers: form })
      expect(answer.statusCode, url + payload).toBe(400)
    }
    for (const [method, path, body] of [
      ['GET', '/pages?q=%00', undefined],
      ['GET', '/products?ids=%00', undefined],
      ['GET', '/orders/%00', undefined],
      ['GET', '/search?q=a%00', undefined],
      ['POST', '/tags', { name: 'a\0' }],
      ['POST', '/redirects', { from: '/a\0', to: '/b' }],
      ['POST', '/users/invitations', { email: 'a\0@b.example', role: 'author', name: '' }],
      ['PATCH', '/account', { 'na\0me': 'x' }],
      ['POST', '/product-imports?name=%00', undefined],
    ] as const) {
      expect((await owner.call(method, path, body)).status, path).toBe(400)
    }
    const cookie = 'vt_cart=%00; vt_orders=%00; vt.session_token=%00'
    for (const url of ['/ajax?action=cart', '/admin/sign-in', '/api/admin/me']) {
      const answer = await app.inject({ url, headers: { cookie } })
      expect(answer.statusCode, url).toBeLessThan(500)
    }
  })
})

describeDatabases(
  'limits of requests',
  openDatabase => {
    const open = createOpen(openDatabase)

    it('comes over connections that are kept longer than proxies keep them', async () => {
      const { app } = await open()
      await app.listen({ host: '127.0.0.1', port: 0 })
      const { port } = app.server.address() as AddressInfo
      const { headers } = await fetch(`http://127.0.0.1:${port}/robots.txt`)
      const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? []
      expect(Number(seconds)).toBeGreaterThan(65)
    })

    it('is not nested without end, nor of ever more fields', async () => {
      const site = await open()
      const owner = await signInAs(site, 'owner')
      const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
      const send = async (url: string, payload: string, type = 'application/json') =>
        (
          await site.app.inject({
            method: 'POST',
            url,
            payload,
            headers: { 'content-type': type, accept: 'application/json' },
          })
        ).statusCode
      for (const depth of [129, 100_000]) {
        expect(await send('/api/auth/sign-in/email', deep(depth))).toBe(400)
        expect(await send('/cart/add', deep(depth))).toBe(400)
      }
      const menu = `{"items":${'[{"items":'.repeat(20_000)}[]${'}]'.repeat(20_000)}}`
      expect((await owner.send('PUT', '/menus/main', menu, 'application/json')).status).toBe(400)
      const page = `{"document":${'{"content":[{"props":'.repeat(8000)}{}${'}]}'.repeat(8000)}}`
      expect((await owner.send('POST', '/pages', page, 'application/json')).status).toBe(400)
      const fields = Array.from({ length: 100_000 }, (_, n) => `f${n}=1`).join('&')
      const form = 'application/x-www-form-urlencoded'
      for (const url of ['/cart/add', '/forms/x/y', '/admin/sign-in']) {
        expect(await send(url, fields, form)).toBe(413)
      }
    })

    it('names one host (RFC 9112 §3.2)', async () => {
      const { app, services } = await open()
      const content = [{ type: 'heading', props: { id: 'title', text: 'Home' } }]
      const document = {
        schema: 1 as const,
        upgrades: {},
        root: { props: { title: 'Home' } },
        content,
      }
      const saved = await services.pages.save({
        path: '/',
        document,
        author: 'test',
        publish: true,
      })
      expect(saved).toMatchObject({ ok: true })
      await app.listen({ host: '127.0.0.1', port: 0 })
      const { port } = app.server.address() as AddressInfo
      const ask = async (hosts: string) => {
        const socket = connect(port, '127.0.0.1')
        socket.write(`GET / HTTP/1.1\r\n${hosts}connection: close\r\n\r\n`)
        return readText(socket)
      }
      expect(await ask('Host: a.example\r\nhost: b.example\r\n')).toMatch(/^HTTP\/1\.1 400/)
      for (let time = 0; time < 3; time++) {
        expect(await ask('Host: a.example\r\n')).toMatch(/^HTTP\/1\.1 200/)
      }
      // Also for cached pages.
      expect(await ask('Host: a.example\r\nHOST: b.example\r\n')).toMatch(/^HTTP\/1\.1 400/)
    })

    it('waits for no connection that has asked for nothing when it stops', async () => {
      const { app } = await open()
      await app.listen({ host: '127.0.0.1', port: 0 })
      const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
      await once(app.server, 'connection')
      const closed = once(socket, 'close')
      socket.resume()
      await app.close()
      await closed
    }, 8000)

    it('uncached searches are rate-limited; cached ones are not', async () => {
      const { app, services } = await open({ RATE_LIMIT: '240' })
      const saved = await services.pages.save({
        path: '/shop',
        document: {
          schema: 1,
          upgrades: {},
          root: { props: { title: 'Shop' } },
          content: [{ type: 'product-grid', props: { id: 'grid', controls: true } }],
        },
        author: 'test',
        publish: true,
      })
      expect(saved.ok).toBe(true)
      const status = async (url: string) => (await app.inject(url)).statusCode
      const all: number[] = []
      for (let n = 0; n < 125; n++) all.push(await status(`/shop?q=word${n}`))
      expect(all.filter(one => one === 200)).toHaveLength(120)
      expect(all.slice(-5)).toEqual(Array(5).fill(429))
      const refused = await app.inject('/shop?q=other')
      expect(refused.json().error).toMatch(/^Too many searches .* in \d+ seconds\.$/)
      expect(await status('/shop?q=word119')).toBe(200)
      expect(await status('/shop')).toBe(200)
    })

    it('private pages are rate-limited, even with an invalid cookie', async () => {
      const { app, services } = await open({ RATE_LIMIT: '10000' })
      const display = { conditions: [{ kind: 'signed-in' }] }
      const content = [{ type: 'heading', props: { id: 'members', text: 'For members', display } }]
      const saved = await services.pages.save({
        path: '/members',
        document: { schema: 1, upgrades: {}, root: { props: { title: 'Members' } }, content },
        author: 'test',
        publish: true,
      })
      expect(saved.ok).toBe(true)
      const ask = (headers = {}) => app.inject({ url: '/members', headers })
      const forged = { cookie: 'vt.session_token=forged' }
      for (let n = 0; n < MAX_OWN_PAGES; n++) await ask(forged)
      expect((await ask(forged)).statusCode).toBe(429)
      expect((await ask()).statusCode).toBe(200)
    })

    it('pages whose loader reads the visitor, such as a cart, are rate-limited', async () => {
      const { app, services } = await open({ RATE_LIMIT: '10000' })
      const { cart } = (await services.shopSettings.get()).paths
      const content = [{ type: 'cart', props: { id: 'cart' } }]
      const document = {
        schema: 1 as const,
        upgrades: {},
        root: { props: { title: 'Cart' } },
        content,
      }
      await services.pages.save({ path: cart, document, author: 'test', publish: true })
      const statuses: number[] = []
      for (let n = 0; n < MAX_OWN_PAGES + 5; n++) statuses.push((await app.inject(cart)).statusCode)
      expect(statuses.slice(0, MAX_OWN_PAGES).every(status => status === 200)).toBe(true)
      expect(statuses.at(-1)).toBe(429)
    })

    it('limits the number of modules with loaders per page', async () => {
      const { app, services } = await open()
      const sixty = (type: string, props: object = {}) =>
        Array.from({ length: 60 }, (_, n) => ({ type, props: { id: `${type}-${n}`, ...props } }))
      // Sliders with manual slides load no data.
      const slides = [{ title: 'One' }]
      const content = [...sixty('slider', { slides }), ...sixty('product-grid')]
      const document = {
        schema: 1 as const,
        upgrades: {},
        root: { props: { title: 'A' } },
        content,
      }
      await services.pages.save({ path: '/grids', document, author: 'test', publish: true })
      const { body, statusCode } = await app.inject('/grids')
      expect(statusCode).toBe(200)
      expect(body.match(/data-module="product-grid"/g)).toHaveLength(50)
      expect(body.match(/data-module="slider"/g)).toHaveLength(60)
    })

    it('begins sixty carts a minute for one address', async () => {
      const { app, services } = await open({ RATE_LIMIT: '5000' })
      const content = [{ type: 'product-grid', props: { id: 'grid' } }]
      const document = {
        schema: 1 as const,
        upgrades: {},
        root: { props: { title: 'A' } },
        content,
      }
      await services.pages.save({ path: '/shop', document, author: 'test', publish: true })
      const [product = ''] = await services.shop.catalog.save([
        { type: 'simple', name: 'Bowl', variant: { regularPrice: 100, stock: { quantity: 900 } } },
      ])
      const add = (cookie = '') =>
        app.inject({
          method: 'POST',
          url: '/shop',
          headers: { accept: 'application/json', cookie },
          payload: { _action: 'grid/add', product, quantity: '1' },
        })
      const answers = await Promise.all(Array.from({ length: 62 }, () => add()))
      const begun = answers.filter(answer => answer.statusCode === 200)
      expect(begun).toHaveLength(60)
      const refused = answers.filter(answer => answer.statusCode === 429)
      expect(refused.map(({ headers }) => headers['retry-after'])).toEqual(['60', '60'])
      const cookie = `vt_cart=${begun[0]?.cookies.find(one => one.name === 'vt_cart')?.value}`
      expect((await add(cookie)).statusCode).toBe(200)
      expect(await services.db.selectFrom('carts').select('id').execute()).toHaveLength(60)
    })
  },
  ANY_DATABASE,
)
