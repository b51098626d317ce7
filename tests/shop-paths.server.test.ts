import { expect, it } from 'vitest'
import type { PageCache } from '#render'
import { describeDatabases } from './support/databases.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { signInAs } from './support/staff-browser.ts'

const heading = { type: 'heading', props: { id: 'title', text: 'Title' } }
const CART_LINK = /<a id="site-cart"[^>]* href="\/basket"/
const NODES: Record<string, object> = {
  '/': heading,
  '/product': { type: 'product', props: { id: 'product' } },
  '/shop': { type: 'product-grid', props: { id: 'grid', controls: true } },
  '/cart': { type: 'cart', props: { id: 'cart' } },
  '/basket': { type: 'cart', props: { id: 'cart' } },
}

describeDatabases('addresses of the shop', openDatabase => {
  async function open() {
    const services = await openTestServices(openDatabase)
    const site = { services, app: await buildTestApp(services) }
    const { cache } = site.app as unknown as { cache: PageCache }
    const publish = async (path: string, kind?: 'template') => {
      const content = [NODES[path] ?? heading]
      const document = { schema: 1, upgrades: {}, root: { props: { title: path } }, content }
      const saved = await services.pages.save({
        path,
        document,
        author: 'test',
        publish: true,
        ...(kind ? { kind } : {}),
      })
      if (!saved.ok) throw new Error(saved.reason)
      cache.drop(['*'])
    }
    await publish('/')
    const owner = await signInAs(site, 'owner')
    const { paths } = await services.shopSettings.get()
    const change = async (changes: Partial<typeof paths>) => {
      const answer = await owner.call('PATCH', '/settings/site', {
        shop: { paths: { ...paths, ...changes } },
      })
      cache.drop(['*'])
      return answer
    }
    const get = (url: string) => site.app.inject({ url, headers: { accept: 'text/html' } })
    return { ...site, owner, publish, change, get }
  }

  it('SH-3: the cart link follows the page of the cart', async () => {
    const { publish, change, get, services } = await open()
    const menu = { id: 'main', name: 'Main', location: 'header' } as const
    await services.pages.menus.save({ ...menu, items: [{ label: 'Shop', href: '/shop' }] })
    expect((await get('/')).body).not.toMatch(CART_LINK)
    const missing = await change({ cart: '/basket' })
    expect(missing.body.problems).toMatchObject([{ path: '/shop/paths/cart' }])
    await publish('/basket')
    expect((await change({ cart: '/basket' })).status).toBe(200)
    await services.pages.menus.save({ ...menu, items: [] })
    expect((await get('/')).body).toMatch(CART_LINK)
    expect((await get('/robots.txt')).body).toContain('Disallow: /basket$')
    // Pages that differ per visitor are not prefetched.
    const { headers } = await get('/')
    const rules = await get(JSON.parse(String(headers['speculation-rules'])))
    expect(rules.headers['content-type']).toContain('application/speculationrules+json')
    const [{ where, eagerness }] = JSON.parse(rules.body).prefetch
    expect(eagerness).toBe('moderate')
    expect(where.and[1].not.href_matches).toEqual(
      expect.arrayContaining(['/admin/*', '/basket', '/checkout/*']),
    )
    expect((await get('/sitemap.xml')).body).not.toContain('/basket<')
  })

  it('SH-3: a page of the shop that moves takes its address in the settings along', async () => {
    const { services, publish, get, owner } = await open()
    await publish('/cart')
    const page = await services.pages.published('/cart')
    const moved = await owner.call('PATCH', `/pages/${page?.id}`, { path: '/basket' })
    expect(moved.status).toBe(200)
    services.shopSettings.forget()
    expect((await services.shopSettings.get()).paths).toMatchObject({
      cart: '/basket',
      shop: '/shop',
    })
    expect((await get('/nowhere')).body).toMatch(CART_LINK)
    expect((await get('/cart')).headers.location).toBe('/basket')
  })

  it('SH-4: products move with their URL and the old one redirects', async () => {
    const { services, publish, change, get, owner } = await open()
    await publish('/product', 'template')
    await publish('/shop')
    const simple = { type: 'simple', variant: { regularPrice: 100 } } as const
    const [bowl = ''] = await services.shop.catalog.save([
      { ...simple, name: 'Bowl' },
      { ...simple, name: 'Mug' },
    ])
    await owner.call('PATCH', `/products/${bowl}`, { slug: 'dish' })
    expect((await get('/product/bowl')).headers.location).toBe('/product/dish')

    expect((await change({ product: '/shop/' })).status).toBe(200)
    expect((await get('/shop/mug')).statusCode).toBe(200)
    const list = (await get('/shop')).body
    expect(list).toContain('href="/shop/mug"')
    expect(list).not.toContain('/product/')
    const sitemap = (await get('/sitemap.xml')).body
    expect(sitemap).toContain('/shop/mug</loc>')
    expect(sitemap).toContain('/shop</loc>')
    expect(sitemap).not.toContain('/product')
    const listed = await owner.call('GET', '/products?q=mug')
    expect(listed.body.items).toMatchObject([{ path: '/shop/mug' }])
    for (const [from, to] of [
      ['/product/mug', '/shop/mug'],
      ['/product/bowl', '/shop/dish'],
      ['/product/gl%C3%A4ser', '/shop/gl%C3%A4ser'],
    ]) {
      const { statusCode, headers } = await get(String(from))
      expect({ statusCode, to: headers.location }, from).toEqual({ statusCode: 301, to })
    }
    // Products would hide these pages.
    const below = { path: '/shop/about', title: 'About', kind: 'page' }
    expect((await owner.call('POST', '/pages', below)).body.error).toBe('bad-path')
    await publish('/product/story')
    expect((await get('/product/story')).statusCode).toBe(200)
    expect((await change({ product: '/product/' })).body.problems).toMatchObject([
      { path: '/shop/paths/product' },
    ])
  })

  it('products that move back and forth end without a redirect loop', async () => {
    const { services, publish, change, get } = await open()
    await publish('/product', 'template')
    await services.shop.catalog.save([
      { type: 'simple', name: 'Mug', variant: { regularPrice: 100 } },
    ])
    await change({ product: '/goods/' })
    await change({ product: '/product/' })
    expect((await get('/product/mug')).statusCode).toBe(200)
    expect((await get('/goods/mug')).headers.location).toBe('/product/mug')
    expect((await get('/product/gone')).statusCode).toBe(404)
  })

  it.each(['product', '/goods', 'product/', '/', '//', '/admin/', '/a b/', '/a//b/'])(
    'an address of products that can be none is refused: %s',
    async product => {
      const { change } = await open()
      const { status, body } = await change({ product })
      expect(status).toBe(422)
      expect(body.problems).toMatchObject([{ path: '/shop/paths/product' }])
    },
  )
})
