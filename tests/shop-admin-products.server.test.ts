import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { openShopDesk } from './support/shop-desk.ts'

const offer = {
  salePrice: null,
  saleFrom: null,
  saleTo: null,
  virtual: false,
  downloadable: false,
  downloads: [],
  measures: { weight: null, length: null, width: null, height: null },
}
const shelf = { quantity: 3, status: 'in-stock', backorders: 'no', lowAt: null }
const size = { key: 'size', name: 'Size', values: ['S', 'M'], visible: true, variation: true }
const variant = (value: string, sku: string | null, regularPrice: number) => ({
  ...offer,
  regularPrice,
  sku,
  options: { size: value },
  enabled: true,
  image: null,
  descriptionHtml: '',
  taxClass: null,
  shippingClass: null,
  stock: shelf,
})

describeDatabases('products in the admin', (openDatabase, _kind) => {
  it('adds, shows, changes a product; visitors see it once it is published', async () => {
    const { manager, services } = await openShopDesk(openDatabase)
    const added = await manager.call('POST', '/products', {
      name: 'Moon jar',
      sku: 'moon',
      descriptionHtml: '<p>Round</p><script>alert(1)</script>',
      offer: { ...offer, regularPrice: 12_000, salePrice: 9900 },
      stock: shelf,
    })
    expect(added.body).toMatchObject({
      status: 'draft',
      slug: 'moon-jar',
      path: '/product/moon-jar',
    })
    expect(added.body.descriptionHtml).not.toContain('script')
    expect(await services.shop.catalog.bySlug('moon-jar')).toBeUndefined()
    const changed = await manager.call('PATCH', `/products/${added.body.id}`, {
      status: 'published',
      featured: true,
    })
    expect(changed.body).toMatchObject({ sku: 'moon', featured: true, offer: { salePrice: 9900 } })
    expect(await services.shop.catalog.bySlug('moon-jar')).toMatchObject({
      price: { min: 9900, regularMin: 12_000, onSale: true },
      stock: 'in-stock',
    })
  })

  it('keeps the files of downloads of products and variants', async () => {
    const { manager } = await openShopDesk(openDatabase)
    const file = { name: 'Glaze book', url: 'https://example.com/glazes.pdf' }
    const own = { ...offer, regularPrice: 900, downloadable: true }
    const added = await manager.call('POST', '/products', {
      name: 'Glazes',
      offer: { ...own, downloads: [file, { name: ' ', url: '/media/a/original' }] },
    })
    const unnamed = { name: '/media/a/original', url: '/media/a/original' }
    expect(added.body.offer).toMatchObject({ downloadable: true, downloads: [file, unnamed] })
    const path = `/products/${added.body.id}`
    await manager.call('PATCH', path, { name: 'All glazes' })
    expect((await manager.call('GET', path)).body.offer.downloads).toEqual([file, unnamed])
    await manager.call('PATCH', path, { offer: { ...own, downloads: [] } })
    expect((await manager.call('GET', path)).body.offer.downloads).toEqual([])
    const wrong = await manager.call('PATCH', path, {
      offer: { ...own, downloads: [{ name: '', url: 'javascript:alert(1)' }] },
    })
    expect(wrong.body.problems).toMatchObject([{ path: '/offer/downloads/0/url' }])

    const variable = await manager.call('POST', '/products', {
      type: 'variable',
      name: 'Books',
      options: [size],
      variants: [{ ...variant('S', null, 900), downloadable: true, downloads: [file] }],
    })
    expect(variable.body.variants).toMatchObject([{ downloadable: true, downloads: [file] }])
  })

  it('has videos beside its images: of the library, where they count as used, or at an address', async () => {
    const { manager, services } = await openShopDesk(openDatabase)
    const film = readFileSync(new URL('./fixtures/media/film.mp4', import.meta.url))
    const uploaded = await services.pages.media.add(film, 'turning.mp4')
    if (!uploaded.ok) throw new Error('The film was refused.')
    const { id: file } = uploaded.item
    const youtube = { file: null, url: 'https://youtu.be/aqz-KE-bpKQ', poster: null }
    const videos = [{ file, url: '', poster: null }, youtube]
    const added = await manager.call('POST', '/products', {
      name: 'Tea bowl',
      status: 'published',
      offer: { ...offer, regularPrice: 5000 },
      stock: shelf,
      videos,
    })
    expect(added.body).toMatchObject({ videos })
    const path = `/products/${added.body.id}`
    const wrong = { videos: [{ ...youtube, url: 'javascript:alert(1)' }] }
    expect((await manager.call('PATCH', path, wrong)).status).toBe(422)
    expect((await services.shop.catalog.bySlug('tea-bowl'))?.videos).toMatchObject([
      { file: { src: `/media/${file}/original`, mime: 'video/mp4' } },
      { file: null, url: youtube.url },
    ])
    const used = await services.shop.products.pictureUses(file)
    expect(used.products).toEqual([{ id: added.body.id, name: 'Tea bowl' }])
    expect(await services.shop.products.pictureIds()).toContain(file)
    const changed = await manager.call('PATCH', path, { featured: true })
    expect(changed.body.videos, 'what is not said stays').toEqual(videos)
  })

  it('shows errors beside the field', async () => {
    const { manager, bowlId } = await openShopDesk(openDatabase)
    const post = (body: object) => manager.call('POST', '/products', body)
    expect((await post({ name: ' ' })).status).toBe(422)
    expect((await post({ name: 'x', colour: 'red' })).status).toBe(422)
    const twice = await post({ name: 'Other bowl', sku: 'bowl' })
    expect(twice.body).toMatchObject({
      error: 'invalid',
      problems: [{ path: '/sku', message: 'sku-taken' }],
    })
    const dear = await post({ name: 'x', offer: { ...offer, regularPrice: 100, salePrice: 100 } })
    expect(dear.body.problems).toEqual([{ path: '/offer/salePrice', message: 'sale-not-lower' }])
    expect((await manager.call('PATCH', '/products/none', { name: 'x' })).status).toBe(404)
    const own = await manager.call('PATCH', `/products/${bowlId}`, { sku: 'bowl', name: 'Bowl 2' })
    expect(own.status).toBe(200)
  })

  it('refuses to publish variants without a price, beside the field', async () => {
    const { manager } = await openShopDesk(openDatabase)
    const small = { ...variant('S', null, 900), regularPrice: null }
    const body = { name: 'Mug', type: 'variable', options: [size] }
    const post = (more: object) => manager.call('POST', '/products', { ...body, ...more })
    const refused = await post({ status: 'published', variants: [variant('M', null, 900), small] })
    expect(refused.body).toMatchObject({
      error: 'invalid',
      problems: [{ path: '/variants/1/regularPrice', message: 'price-missing' }],
    })
    expect((await post({ variants: [small] })).status).toBe(200)
    const off = { ...small, enabled: false }
    expect((await post({ status: 'published', variants: [off] })).status).toBe(200)
  })

  it('keeps stock sold between opening and saving a product', async () => {
    const desk = await openShopDesk(openDatabase)
    const path = `/products/${desk.bowlId}`
    const { body: read } = await desk.manager.call('GET', path)
    expect(read.stock).toMatchObject({ quantity: 10, was: 10 })
    await desk.buy({}, 4)
    await desk.manager.call('PATCH', path, { name: 'Bowl, again' })
    expect((await desk.manager.call('GET', path)).body.stock.quantity).toBe(6)
    await desk.manager.call('PATCH', path, { stock: { ...read.stock, quantity: 15 } })
    expect((await desk.manager.call('GET', path)).body.stock.quantity).toBe(11)
  })

  it('reports concurrent changes of one field; different fields merge', async () => {
    const { manager, bowlId } = await openShopDesk(openDatabase)
    const path = `/products/${bowlId}`
    const { body: read } = await manager.call('GET', path)
    const change = (values: Record<string, unknown>) => {
      const names = Object.keys(values)
      const before = Object.fromEntries(names.map(name => [name, read[name]]))
      return manager.call('PATCH', path, { ...values, before })
    }
    expect((await change({ name: 'Deep bowl' })).status).toBe(200)
    expect((await change({ featured: true })).status).toBe(200)
    const second = await change({ name: 'Flat bowl', sku: 'flat' })
    expect(second.status).toBe(409)
    expect(second.body).toMatchObject({ error: 'conflict', current: { name: 'Deep bowl' } })
    const { body: now } = await manager.call('GET', path)
    expect(now).toMatchObject({ name: 'Deep bowl', featured: true, sku: 'bowl' })
    const knowingly = { name: 'Flat bowl', before: { name: 'Deep bowl' } }
    expect((await manager.call('PATCH', path, knowingly)).body.name).toBe('Flat bowl')
  })

  it('leads from the old address of a published product to the new one, and back again', async () => {
    const { manager, bowlId, app } = await openShopDesk(openDatabase)
    const rename = (slug: string) => manager.call('PATCH', `/products/${bowlId}`, { slug })
    const visit = async (path: string) => {
      const { statusCode, headers } = await app.inject({
        url: path,
        headers: { accept: 'text/html' },
      })
      return [statusCode, headers.location]
    }
    await rename('deep-bowl')
    expect(await visit('/product/bowl')).toEqual([301, '/product/deep-bowl'])
    await rename('wide-bowl')
    expect(await visit('/product/bowl')).toEqual([301, '/product/wide-bowl'])
    expect(await visit('/product/deep-bowl')).toEqual([301, '/product/wide-bowl'])
    await rename('bowl')
    expect((await visit('/product/bowl'))[1]).toBeUndefined()
    expect(await visit('/product/wide-bowl')).toEqual([301, '/product/bowl'])
    await manager.call('PATCH', `/products/${bowlId}`, { status: 'draft' })
    await rename('never-seen')
    expect((await visit('/product/bowl'))[0]).toBe(404)
  })

  it('keeps whether reviews are allowed', async () => {
    const { manager, bowlId } = await openShopDesk(openDatabase)
    const path = `/products/${bowlId}`
    expect((await manager.call('PATCH', path, { reviewsAllowed: false })).status).toBe(200)
    await manager.call('PATCH', path, { name: 'Bowl 2' })
    expect((await manager.call('GET', path)).body.reviewsAllowed).toBe(false)
  })

  it('keeps variants, each with its price and stock; they stay themselves', async () => {
    const { manager, services } = await openShopDesk(openDatabase)
    const added = await manager.call('POST', '/products', {
      name: 'Mug',
      type: 'variable',
      status: 'published',
      options: [size],
      variants: [variant('S', 'mug-s', 1200), variant('M', null, 1400)],
    })
    expect(added.status).toBe(200)
    const [small, medium] = added.body.variants
    expect(small).toMatchObject({ sku: 'mug-s', regularPrice: 1200, stock: { quantity: 3 } })
    const changed = await manager.call('PATCH', `/products/${added.body.id}`, {
      variants: [
        { ...medium, sku: 'mug-s', stock: null },
        { ...small, sku: 'mug-m', regularPrice: 1300 },
      ],
      stock: { ...shelf, quantity: 7 },
    })
    expect(changed.body.variants.map((one: { id: string }) => one.id)).toEqual([
      medium.id,
      small.id,
    ])
    expect(changed.body.variants[0]).toMatchObject({ sku: 'mug-s', stock: null })
    expect((await services.shop.catalog.bySlug('mug'))?.price).toMatchObject({
      min: 1300,
      max: 1400,
    })
    const twice = await manager.call('PATCH', `/products/${added.body.id}`, {
      variants: [small, { ...medium, options: { size: 'S' } }],
    })
    expect(twice.body.problems).toEqual([{ path: '/variants/1/options', message: 'variant-twice' }])
  })

  it('an order stays readable when its product is deleted for good', async () => {
    const desk = await openShopDesk(openDatabase)
    const { id } = await desk.buy()
    const bowl = `/products/${desk.bowlId}`
    const remove = async () => (await desk.manager.call('DELETE', `${bowl}/forever`)).status
    expect(await remove()).toBe(404)
    // Concurrent trashing does not delete it.
    for (let n = 0; n < 2; n++) expect((await desk.manager.call('DELETE', bowl)).status).toBe(204)
    expect((await desk.manager.call('GET', bowl)).body.status).toBe('trash')
    expect(await remove()).toBe(204)
    expect(await remove()).toBe(404)
    const order = await desk.manager.call('GET', `/orders/${id}`)
    expect(order.body.lines).toMatchObject([{ name: 'Bowl', quantity: 1, unitPrice: 1816 }])
    const cancelled = await desk.manager.call('POST', `/orders/${id}/status`, {
      status: 'cancelled',
    })
    expect(cancelled.status).toBe(200)
  })

  it('lets an editor look, and change nothing', async () => {
    const { as, bowlId } = await openShopDesk(openDatabase)
    const editor = await as('editor')
    expect((await editor.call('GET', `/products/${bowlId}`)).status).toBe(200)
    expect((await editor.call('PATCH', `/products/${bowlId}`, { name: 'x' })).status).toBe(403)
    expect((await editor.call('DELETE', `/products/${bowlId}`)).status).toBe(403)
    expect((await editor.call('POST', '/categories', { name: 'x' })).status).toBe(403)
  })
})
