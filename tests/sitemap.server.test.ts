import { XMLParser, XMLValidator } from 'fast-xml-parser'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { PageDocument } from '#module-contract'
import { describeDatabases } from './support/databases.ts'
import { checkXml } from './support/feed-rules/check.ts'
import { buildTestApp, openTestServices } from './support/services.ts'

describeDatabases('what search engines are told', openDatabase => {
  async function open() {
    const services = await openTestServices(openDatabase)
    const app = await buildTestApp(services)
    const save = async (path: string, root: Record<string, unknown> = {}, publish = true) => {
      const document = {
        schema: 1,
        upgrades: {},
        root: { props: { title: 'A', ...root } },
        content: [],
      } as unknown as PageDocument
      const kind = path === '/product' ? 'template' : 'page'
      const saved = await services.pages.save({ path, kind, document, author: 'test', publish })
      if (!saved.ok) throw new Error(saved.reason)
      return saved.id
    }
    const product = (name: string, more = {}) => ({
      type: 'simple' as const,
      name,
      slug: name,
      variant: { regularPrice: 100 },
      ...more,
    })
    const locations = async (path = '/sitemap.xml') => {
      const { body } = await app.inject(path)
      return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) =>
        (url ?? '').replace('http://127.0.0.1:3000', ''),
      )
    }
    return { services, app, save, product, locations }
  }

  it('the sitemap has pages and products, and nothing that is not to be found', async () => {
    const { services, app, save, product, locations } = await open()
    for (const path of ['/', '/über-uns', '/product', '/cart', '/checkout', '/404'])
      await save(path)
    await save('/hidden', { noindex: true })
    await save('/says-it-only', { description: '"noindex":true' })
    await save('/draft', {}, false)
    await services.shop.catalog.save([
      product('bowl'),
      product('secret', { visibility: 'hidden' }),
      product('begun', { status: 'draft' }),
    ])
    expect(await locations()).toEqual([
      ...['/', '/says-it-only', encodeURI('/über-uns'), '/shop', '/product/bowl'],
    ])
    const { headers } = await app.inject('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml')
    expect(headers.etag).toBeTruthy()
    expect((await app.inject('/sitemap-products-2.xml')).statusCode).toBe(404)
    expect((await app.inject('/sitemap-orders-1.xml')).statusCode).toBe(404)
  })

  it('has the pictures of pages and products, and follows the protocol', async () => {
    const { services, app, save, product } = await open()
    const { media } = services.pages
    const add = async (colour: string) => {
      const create = { width: 20, height: 10, channels: 3, background: colour } as const
      const added = await media.add(await sharp({ create }).png().toBuffer(), `${colour}.png`)
      if (!added.ok) throw new Error(added.reason)
      return added.item.id
    }
    const [red, blue] = [await add('red'), await add('blue')]
    await save('/', { image: red, description: `"${blue}" & <b>` })
    await save('/a-b', { image: 'placeholder' })
    await save('/product')
    await services.shop.catalog.save([product('bowl', { images: [blue, 'gone'] })])
    const { body } = await app.inject('/sitemap.xml')
    expect(XMLValidator.validate(body)).toBe(true)
    const parser = new XMLParser({
      ignoreAttributes: false,
      isArray: (name, _path, _isLeaf, isAttribute) => name !== 'urlset' && !isAttribute,
    })
    const { urlset } = parser.parse(body)
    expect(urlset['@_xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
    expect(urlset['@_xmlns:image']).toBe('http://www.google.com/schemas/sitemap-image/1.1')
    const found = urlset.url.map((one: Record<string, unknown[]>) => {
      expect(
        Object.keys(one).filter(key => !['loc', 'lastmod', 'image:image'].includes(key)),
      ).toEqual([])
      expect(URL.canParse(String(one.loc?.[0]))).toBe(true)
      if (one.lastmod) expect(String(one.lastmod[0])).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
      const images = (one['image:image'] ?? []) as { 'image:loc': string[] }[]
      return [
        new URL(String(one.loc?.[0])).pathname,
        ...images.flatMap(image => image['image:loc']),
      ]
    })
    const url = (id: string) => expect.stringContaining(`http://127.0.0.1:3000/media/${id}/`)
    expect(found).toEqual([['/', url(red)], ['/a-b'], ['/shop'], ['/product/bowl', url(blue)]])
  })

  it('a large one is an index of files that have every address once', async () => {
    const { services, app, save, product, locations } = await open()
    await save('/')
    await save('/product')
    await services.shop.catalog.save([product('bowl')])
    const [row] = await services.db.selectFrom('products').selectAll().execute()
    if (!row) throw new Error('no product')
    const names = Array.from({ length: 10_050 }, (_, n) => `p${String(n).padStart(5, '0')}`)
    for (let n = 0; n < names.length; n += 150) {
      const some = names
        .slice(n, n + 150)
        .map(id => ({ ...row, id, slug: id, sku: null, external_id: null }))
      await services.db.insertInto('products').values(some).execute()
    }
    const files = await locations()
    expect(files).toEqual([
      ...['/sitemap-pages-1.xml', '/sitemap-products-1.xml', '/sitemap-products-2.xml'],
      '/sitemap-archives-1.xml',
    ])
    expect((await app.inject('/sitemap.xml')).body).toContain('<sitemapindex')
    const all = (await Promise.all(files.map(file => locations(file)))).flat()
    expect(new Set(all)).toEqual(
      new Set(['/', '/shop', '/product/bowl', ...names.map(name => `/product/${name}`)]),
    )
    expect(all).toHaveLength(names.length + 3)
    for (const file of ['/sitemap.xml', ...files]) {
      checkXml('sitemap', (await app.inject(file)).body)
    }
  })

  it('robots.txt names the pages of the shop where they are, and no others', async () => {
    const { services, app } = await open()
    const { shopSettings } = services
    const { paths } = await shopSettings.get()
    await shopSettings.set({ paths: { ...paths, cart: '/warenkorb' } })
    const { body } = await app.inject('/robots.txt')
    expect(body.split('\n')).toEqual([
      'User-agent: *',
      ...['/warenkorb', '/checkout', '/order-received', '/order-pay'].flatMap(path => [
        `Disallow: ${path}$`,
        `Disallow: ${path}?`,
        `Disallow: ${path}/`,
      ]),
      'Sitemap: http://127.0.0.1:3000/sitemap.xml',
      '',
    ])
  })
})
