import { afterEach, describe, expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { until } from './support/production.ts'
import { buildTestApp, openTestServices } from './support/services.ts'

type Node = { type: string; props: Record<string, unknown> }
const text: Node = { type: 'heading', props: { id: 'title', text: 'Title' } }
const grid = (props: Record<string, unknown> = {}): Node => ({
  type: 'product-grid',
  props: { id: 'grid', perPage: 1, ...props },
})

describeDatabases('the page cache', openDatabase => {
  const opened: { close(): Promise<unknown> }[] = []
  afterEach(async () => {
    for (const app of opened.splice(0)) await app.close()
  })

  async function open(pages: Record<string, Node[]>) {
    const services = await openTestServices(openDatabase)
    for (const [path, content] of Object.entries(pages)) {
      const document = { schema: 1, upgrades: {}, root: { props: { title: path } }, content }
      const kind = path === '/product' ? { kind: 'template' as const } : {}
      const saved = await services.pages.save({
        path,
        document,
        author: 'test',
        publish: true,
        ...kind,
      })
      if (!saved.ok) throw new Error(JSON.stringify(saved))
    }
    await services.shop.catalog.save([
      ...['Ash', 'Birch', 'Cedar'].map(name => ({
        type: 'simple' as const,
        name,
        variant: { regularPrice: 1000 },
      })),
      {
        type: 'variable',
        name: 'Mug',
        categories: [['Bowls']],
        options: [
          {
            key: 'glaze',
            name: 'Glaze',
            values: ['Ash', 'Rust'],
            visible: true,
            variation: true,
            global: false,
          },
        ],
        variants: [
          { options: { glaze: 'Ash' }, regularPrice: 2500 },
          { options: { glaze: 'Rust' }, regularPrice: 2700 },
        ],
      },
    ])
    const app = await buildTestApp(services)
    opened.push(app)
    const figure = async (name: string) => {
      const { body } = await app.inject('/metrics')
      return Number(new RegExp(`^vitrine_page_cache_${name} (\\d+)$`, 'm').exec(body)?.[1])
    }
    const kept = () => figure('pages')
    const get = async (url: string, headers: Record<string, string> = {}) => {
      const answer = await app.inject({ url, headers })
      return { ...answer, isRendered: 'server-timing' in answer.headers }
    }
    return { services, app, get, kept, figure }
  }

  describe('keeps one copy of a page', () => {
    it('ignores unknown parameters', async () => {
      const { get, kept } = await open({ '/': [text, grid({ controls: false })] })
      const first = await get('/')
      expect(first).toMatchObject({ statusCode: 200, isRendered: true })
      for (const query of ['x=1', 'x=2', 'page=2', 'q=ash', 'sort=name', 'glaze=b', '', '&&']) {
        const again = await get(`/?${query}`)
        expect(again, query).toMatchObject({ isRendered: false, body: first.body })
      }
      expect(await kept()).toBe(1)
    })

    it('however the parameters are written that it reads', async () => {
      const { get, kept } = await open({ '/shop': [text, grid()] })
      const first = await get('/shop')
      for (const query of ['page=1', 'page=01', 'page=x', 'sort=no', 'sort=default', 'q=', 'x=1']) {
        expect(await get(`/shop?${query}`), query).toMatchObject({
          isRendered: false,
          body: first.body,
        })
      }
      const second = await get('/shop?sort=name&page=2')
      expect(second).toMatchObject({ isRendered: true })
      expect(second.body).toContain('Birch')
      for (const query of ['page=2&sort=name', 'utm=a&page=02&sort=name&x', 'sort=name&page=2']) {
        expect(await get(`/shop?${query}`), query).toMatchObject({
          isRendered: false,
          body: second.body,
        })
      }
      expect(await kept()).toBe(2)
    })

    it('for each choice that a product has, and none for others', async () => {
      const { get, kept } = await open({
        '/product': [{ type: 'product', props: { id: 'product' } }],
      })
      const plain = await get('/product/mug')
      expect(plain.body).toContain('Mug')
      for (const query of ['glaze=gold', 'size=l', 'glaze=', 'option-glaze=Rust', 'page=2']) {
        expect(await get(`/product/mug?${query}`), query).toMatchObject({
          isRendered: false,
          body: plain.body,
        })
      }
      const chosen = await get('/product/mug?glaze=rust&x=1')
      expect(chosen.isRendered).toBe(true)
      expect(chosen.body).toMatch(/<input[^>]*checked[^>]*value="Rust"|value="Rust"[^>]*checked/)
      expect((await get('/product/mug?glaze=rust')).isRendered).toBe(false)
      expect(await kept()).toBe(2)
    })
  })

  it('keys a list by content and page in any order, without search terms', async () => {
    const { get } = await open({ '/shop': [grid({ controls: true })] })
    const head = async (url: string) => {
      const { body } = await get(url)
      return {
        title: /<title>(.*?)<\/title>/.exec(body)?.[1],
        canonical: /rel="canonical" href="[^"]*?(\/shop[^"]*)"/.exec(body)?.[1],
        isHidden: body.includes('content="noindex"'),
      }
    }
    expect(await head('/shop')).toMatchObject({ canonical: '/shop', isHidden: false })
    expect(await head('/shop?page=2&sort=name')).toMatchObject({
      canonical: '/shop?page=2',
      title: expect.stringMatching(/^Page 2 – \/shop – /),
    })
    expect(await head('/shop?category=bowls&page=1')).toMatchObject({
      canonical: '/shop?category=bowls',
      title: expect.stringMatching(/^Bowls – \/shop – /),
      isHidden: false,
    })
    expect(await head('/shop?page=99')).toMatchObject({ canonical: '/shop?page=4' })
    expect(await head('/shop?q=ash')).toMatchObject({ canonical: undefined, isHidden: true })
  })

  it('caches one not-found page with status 404 and drops it on changes', async () => {
    const { services, app, get, kept, figure } = await open({ '/': [text] })
    await app.ready()
    const first = await get('/nowhere')
    expect(first.statusCode).toBe(404)
    expect(await kept()).toBe(1)
    const hits = await figure('hits_total')
    for (const path of ['/elsewhere', '/a/b?c=d', '/nowhere']) {
      const { statusCode, body, headers } = await get(path, { accept: 'text/html' })
      expect({ statusCode, body }, path).toEqual({ statusCode: 404, body: first.body })
      expect(headers['content-security-policy']).toContain("script-src 'self'")
    }
    const posted = await app.inject({
      method: 'POST',
      url: '/nowhere',
      headers: { accept: 'text/html' },
    })
    expect(posted).toMatchObject({ statusCode: 404, body: first.body })
    expect(await kept()).toBe(1)
    expect((await figure('hits_total')) - hits).toBe(4)
    const etag = String(first.headers.etag)
    expect((await get('/nowhere', { 'if-none-match': etag })).statusCode).toBe(404)

    const own = { ...text, props: { id: 'own', text: 'Lost in the clay' } }
    await services.pages.save({
      path: '/404',
      document: { schema: 1, upgrades: {}, root: { props: { title: 'Lost' } }, content: [own] },
      author: 'test',
      publish: true,
    })
    await until(
      'the new page shows',
      async () => (await get('/nowhere')).body.includes('Lost in the clay'),
      1500,
    )
    expect((await get('/nowhere')).statusCode).toBe(404)
  })

  it('SH-3: a private page is sent in one coding, and kept nowhere', async () => {
    const { get, kept } = await open({ '/cart': [{ type: 'cart', props: { id: 'cart' } }] })
    for (const [coding, sent] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ]) {
      const { headers, statusCode } = await get('/cart', { 'accept-encoding': String(coding) })
      expect(statusCode).toBe(200)
      expect(headers['content-encoding']).toBe(sent)
      expect(headers['cache-control']).toBe('private, no-store')
      expect(headers.etag).toBeUndefined()
    }
    expect(await kept()).toBe(0)
  })

  it('each encoding has its own ETag for 304 responses', async () => {
    const { get } = await open({ '/': [text] })
    const tags = new Map<string, string>()
    for (const coding of ['br', 'gzip', 'identity']) {
      const { headers } = await get('/', { 'accept-encoding': coding })
      expect(headers.etag).toMatch(/^"[\w-]{20}(-br|-gzip)?"$/)
      tags.set(coding, String(headers.etag))
    }
    expect(new Set(tags.values()).size).toBe(3)
    const br = tags.get('br') ?? ''
    const status = async (known: string, coding = 'br') =>
      (await get('/', { 'accept-encoding': coding, 'if-none-match': known })).statusCode
    for (const known of [br, `W/${br}`, `"other", ${br}`, `"a,b" ,W/${br},"c"`, '*', ' * ']) {
      expect(await status(known), known).toBe(304)
    }
    for (const known of ['"other"', 'W/"other"', br.slice(1, -1), tags.get('gzip') ?? '']) {
      expect(await status(known), known).toBe(200)
    }
    expect(await status(br, 'gzip')).toBe(200)
    expect(await status(tags.get('identity') ?? '', 'br;q=0.0, gzip;q=0')).toBe(304)
    const unchanged = await get('/', { 'accept-encoding': 'br', 'if-none-match': '*' })
    expect(unchanged.headers).toMatchObject({ etag: br, vary: 'accept-encoding' })
  })
})
