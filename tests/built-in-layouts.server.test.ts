import { expect, it } from 'vitest'
import type { PageNode } from '#module-contract'
import { node, pageDocument, type TemplateCondition } from '#pages/schema'
import { seedStarter } from '../src/server/starter/seed.ts'
import { describeDatabases } from './support/databases.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { signInAs } from './support/staff-browser.ts'

describeDatabases('built-in layouts', openDatabase => {
  async function open() {
    const services = await openTestServices(openDatabase)
    await seedStarter(services.pages)
    const app = await buildTestApp(services)
    const put = async (path: string, content: PageNode[], more: object = {}) => {
      const document = pageDocument({ title: `Page ${path}` }, content)
      const page = { path, document, author: 't', publish: true, ...more }
      const saved = await services.pages.save(page)
      if (!saved.ok) throw new Error(JSON.stringify(saved))
      return saved.id
    }
    const template = (name: string, condition: TemplateCondition, content: PageNode[]) =>
      put(`/templates/${name}`, content, {
        kind: 'template',
        template: { part: 'body', conditions: { include: [condition], exclude: [] } },
      })
    const addProduct = async (name = 'Ash') => {
      const [id = ''] = await services.shop.catalog.save([
        { type: 'simple', name, variant: { regularPrice: 100 }, categories: [['Bowls']] },
      ])
      return id
    }
    const get = (url: string) => app.inject(url)
    const read = async (url: string) => (await get(url)).body
    const status = async (url: string) => (await get(url)).statusCode
    /** Retries until the change has arrived. */
    const reads = (url: string) => expect.poll(() => read(url))
    const statusOf = (url: string) => expect.poll(() => status(url))
    return { services, app, put, template, addProduct, read, reads, status, statusOf }
  }
  const text = (id: string, body: string) => node('text', id, { body: `<p>${body}</p>` })
  const titles = (html: string) => [...html.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)].length
  const SHOP = ['/shop', '/cart', '/checkout', '/order-received']

  it('opens the shop with the first product, and closes it with the last', async () => {
    const { services, addProduct, read, reads, status, statusOf } = await open()
    for (const path of SHOP) expect(await status(path), path).toBe(404)
    expect(await read('/')).not.toMatch(/href="\/(shop|cart)"/)
    const id = await addProduct()
    for (const path of SHOP) await statusOf(path).toBe(200)
    await reads('/').toMatch(/href="\/shop"[\s\S]*href="\/cart"/)
    const product = await read('/product/ash')
    expect(product).toContain('data-module="product"')
    expect(product).toContain('<title>Ash')
    expect(titles(product)).toBe(1)
    const shop = await read('/shop')
    expect(shop).toContain('href="/product/ash"')
    expect(titles(shop)).toBe(1)
    expect(await read('/shop?category=bowls')).toMatch(/<h1[^>]*>Bowls</)
    expect(await status('/shop?category=nothing')).toBe(404)
    expect(await read('/cart')).toMatch(/noindex[\s\S]*<h1[^>]*>Cart</)
    const sitemap = await read('/sitemap.xml')
    expect(sitemap).toMatch(/\/shop<[\s\S]*\/product\/ash</)
    expect(sitemap).not.toContain('/cart')
    await services.shop.products.trash(id)
    for (const path of SHOP) await statusOf(path).toBe(404)
    await reads('/').not.toMatch(/href="\/(shop|cart)"/)
  })

  it('yields the addresses of the shop to the owner’s pages and redirects', async () => {
    const { services, app, put, addProduct, reads } = await open()
    await addProduct()
    await put('/shop', [node('heading', 'own', { text: 'Our window', level: 'h1' })])
    await reads('/shop').toContain('Our window')
    const saved = await services.pages.redirects.set('/cart', '/basket')
    expect(saved.ok).toBe(true)
    expect((await app.inject('/cart')).headers.location).toBe('/basket')
  })

  it('names a post, once', async () => {
    const { put, read, reads, template } = await open()
    const more = { kind: 'post', categories: ['Glaze'], publishedAt: Date.UTC(2026, 2, 1) }
    await put('/plain', [text('a', 'Words')], more)
    const plain = await read('/plain')
    expect(plain).toMatch(/<h1[^>]*>Page \/plain<[\s\S]*March 1, 2026[\s\S]*Words/)
    expect(plain).toContain('Glaze')
    expect(titles(plain)).toBe(1)
    await put('/titled', [node('heading', 'own', { text: 'Own', level: 'h1' })], more)
    expect(titles(await read('/titled'))).toBe(1)
    await put(
      '/hero',
      [node('section', 's', { content: [node('hero', 'own', { title: 'Own' })] })],
      more,
    )
    expect(titles(await read('/hero'))).toBe(1)
    const block = await put('/blocks/head', [node('hero', 'own', { title: 'Shared' })], {
      kind: 'block',
    })
    await put('/blocked', [node('layout-block', 'b', { block })], more)
    expect(titles(await read('/blocked'))).toBe(1)
    await template('posts', { kind: 'all', of: 'post' }, [
      node('heading', 'frame', { text: 'Framed' }),
      node('post-content', 'content'),
    ])
    await reads('/plain').toContain('Framed')
    expect(titles(await read('/plain'))).toBe(0)
  })

  it('is replaced by a template, and comes back when that goes', async () => {
    const { services, addProduct, template, read, reads } = await open()
    await addProduct()
    for (const [place, path, type] of [
      ['cart', '/cart', 'cart'],
      ['shop', '/shop', 'product-grid'],
    ] as const) {
      await read(path)
      const id = await template(place, { kind: place }, [
        node('heading', 'frame', { text: 'Framed' }),
        node(type, 'own'),
        node('post-content', 'content'),
      ])
      await reads(path).toContain('Framed')
      expect((await read(path)).match(new RegExp(`data-module="${type}"`, 'g'))).toHaveLength(1)
      await services.pages.editing.unpublish(id)
      await reads(path).not.toContain('Framed')
      await reads(path).toContain(`data-module="${type}"`)
    }
  })

  it('speaks the language of the site', async () => {
    const { services, addProduct, read, reads } = await open()
    await addProduct()
    await services.pages.settings.set({ locale: 'de' })
    await reads('/cart').toMatch(/<h1[^>]*>Warenkorb</)
    await services.pages.settings.set({ locale: 'ar' })
    await reads('/checkout').toMatch(/dir="rtl"[\s\S]*<h1[^>]*>إتمام الطلب</)
    expect(titles(await read('/search'))).toBe(1)
  })

  it('is named where staff ask for a page’s template, and starts one', async () => {
    const { services, app, put, addProduct, read } = await open()
    await addProduct()
    await put('/post', [text('a', 'Words')], { kind: 'post' })
    const owner = await signInAs({ services, app }, 'owner')
    const choice = async (path: string) =>
      (await owner.call('GET', `/templates/choice?path=${path}`)).body.builtIn
    expect(await choice('/cart')).toEqual({ kind: 'cart' })
    expect(await choice('/post')).toEqual({ kind: 'all', of: 'post' })
    expect(await choice('/product/ash')).toEqual({ kind: 'all', of: 'product' })
    expect(await choice('/')).toBeNull()
    const conditions = { include: [{ kind: 'cart' }], exclude: [] }
    const made = await owner.call('POST', '/templates', { name: 'Cart', part: 'body', conditions })
    const before = await app.inject('/cart')
    const published = await owner.call('POST', `/pages/${made.body.id}/publish`, {})
    expect(published.status).toBe(200)
    const mainOf = (html: string) => /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1]
    await expect.poll(async () => (await choice('/cart'))?.kind).toBe('cart')
    expect(mainOf(await read('/cart'))).toBe(mainOf(before.body))
  })
})
