import { expect, it } from 'vitest'
import { countInCategories, isInCategory } from '../src/shop/products/in-category.ts'
import { describeDatabases } from './support/databases.ts'
import { openShopDesk } from './support/shop-desk.ts'

const goods = {
  salePrice: null,
  saleFrom: null,
  saleTo: null,
  virtual: false,
  measures: { weight: null, length: null, width: null, height: null },
}
const shelf = { quantity: 3, status: 'in-stock', backorders: 'no', lowAt: null }
const size = { key: 'size', name: 'Size', values: ['S', 'M'], visible: true, variation: true }
const variant = (value: string, sku: string | null, regularPrice: number) => ({
  ...goods,
  regularPrice,
  sku,
  options: { size: value },
  enabled: true,
  image: null,
  descriptionHtml: '',
  taxClass: null,
  stock: shelf,
})

describeDatabases('products in the admin', (openDatabase, kind) => {
  it('adds, shows, changes a product; visitors see it once it is published', async () => {
    const { manager, services } = await openShopDesk(openDatabase)
    const added = await manager.call('POST', '/products', {
      name: 'Moon jar',
      sku: 'moon',
      descriptionHtml: '<p>Round</p><script>alert(1)</script>',
      goods: { ...goods, regularPrice: 12_000, salePrice: 9900 },
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
    expect(changed.body).toMatchObject({ sku: 'moon', featured: true, goods: { salePrice: 9900 } })
    expect(await services.shop.catalog.bySlug('moon-jar')).toMatchObject({
      price: { min: 9900, regularMin: 12_000, onSale: true },
      stock: 'in-stock',
    })
  })

  it('says beside the field what is wrong', async () => {
    const { manager, bowlId } = await openShopDesk(openDatabase)
    const post = (body: object) => manager.call('POST', '/products', body)
    expect((await post({ name: ' ' })).status).toBe(422)
    expect((await post({ name: 'x', colour: 'red' })).status).toBe(422)
    const twice = await post({ name: 'Other bowl', sku: 'bowl' })
    expect(twice.body).toMatchObject({
      error: 'invalid',
      problems: [{ path: '/sku', message: 'sku-taken' }],
    })
    const dear = await post({ name: 'x', goods: { ...goods, regularPrice: 100, salePrice: 100 } })
    expect(dear.body.problems).toEqual([{ path: '/goods/salePrice', message: 'sale-not-lower' }])
    expect((await manager.call('PATCH', '/products/none', { name: 'x' })).status).toBe(404)
    const own = await manager.call('PATCH', `/products/${bowlId}`, { sku: 'bowl', name: 'Bowl 2' })
    expect(own.status).toBe(200)
  })

  it('keeps what was sold between opening a product and saving it', async () => {
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

  it('tells the second of two who change the same field; different fields get along', async () => {
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

  it('takes a change of many back, but nothing that somebody changed since', async () => {
    const { manager, bowlId, clock, services } = await openShopDesk(openDatabase)
    const added = await manager.call('POST', '/products', {
      name: 'Jar',
      status: 'published',
      goods: { ...goods, regularPrice: 500, salePrice: 400, saleTo: 9e12 },
    })
    const table = await manager.call('POST', '/categories', { name: 'Table' })
    const ids = [bowlId, added.body.id]
    const read = async (id: string) => (await manager.call('GET', `/products/${id}`)).body
    const before = await Promise.all(ids.map(read))
    const bulk = (change: object) => manager.call('POST', '/products/bulk', { ids, ...change })
    const undo = (body: object) => manager.call('POST', '/products/bulk/undo', body)
    const changed = await bulk({
      status: 'trash',
      price: { kind: 'percent', percent: -50 },
      addCategories: [table.body.id],
    })
    expect(await services.shop.catalog.bySlug('jar')).toBeUndefined()
    clock.advance(1000)
    expect((await undo(changed.body.undo)).body).toEqual({ undone: 2, kept: 0 })
    const same = ({ updatedAt: _, ...rest }: { updatedAt: number }) => rest
    expect((await Promise.all(ids.map(read))).map(same)).toEqual(before.map(same))
    expect((await services.shop.catalog.bySlug('jar'))?.price).toMatchObject({ min: 400 })

    const featured = await bulk({ featured: true })
    clock.advance(1000)
    await manager.call('PATCH', `/products/${bowlId}`, { name: 'Bowl 2' })
    expect((await undo(featured.body.undo)).body).toEqual({ undone: 1, kept: 1 })
    expect((await read(bowlId)).featured).toBe(true)
    expect((await read(added.body.id)).featured).toBe(false)
  })

  it('finds and counts the products of a category alike, be they few or many', async () => {
    const { manager, bowlId, services } = await openShopDesk(openDatabase)
    const { db } = services
    const post = async (name: string, parentId: string | null = null) =>
      (await manager.call('POST', '/categories', { name, parentId })).body.id as string
    const table = await post('Table')
    const cups = await post('Cups', table)
    for (const [name, status] of [
      ['A', 'draft'],
      ['B', 'published'],
      ['C', 'trash'],
    ]) {
      await manager.call('POST', '/products', { name, status, categories: [table, cups] })
    }
    await manager.call('PATCH', `/products/${bowlId}`, { categories: [cups] })
    const ids = [table, cups]
    const find = (isLarge: boolean) =>
      db
        .selectFrom('products')
        .select('name')
        .where(isInCategory(kind, { ids, isLarge }))
        .orderBy('name')
        .execute()
    expect(await find(true)).toHaveLength(4)
    expect(await find(true)).toEqual(await find(false))
    expect(await countInCategories({ db, kind }, ids, ['trash'])).toBe(3)
    expect(await countInCategories({ db, kind }, ids, ['trash', 'draft'])).toBe(2)
    expect(await countInCategories({ db, kind }, [table], ['trash'])).toBe(2)
    const list = await manager.call('GET', `/products?category=${table}`)
    expect(list.body.total).toBe(3)
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

  it('finds drafts and hidden ones too, filters, sorts, and leaves the trash out', async () => {
    const { manager, bowlId, services } = await openShopDesk(openDatabase)
    const table = await manager.call('POST', '/categories', { name: 'Table' })
    const cups = await manager.call('POST', '/categories', {
      name: 'Cups',
      parentId: table.body.id,
    })
    const add = async (body: object) => (await manager.call('POST', '/products', body)).body.id
    const draft = await add({ name: 'Åland cup', categories: [cups.body.id] })
    const hidden = await add({ name: 'Hidden 100%', status: 'published', visibility: 'hidden' })
    const ids = async (query: string) => {
      const { status, body } = await manager.call('GET', `/products?sort=name&${query}`)
      expect(status, query).toBe(200)
      expect(body.items.length).toBe(body.total)
      return body.items.map((product: { id: string }) => product.id)
    }
    expect((await ids('')).length).toBe(3)
    expect(await ids('q=land%20cup')).toEqual([draft])
    expect(await ids('q=100%25')).toEqual([hidden])
    expect(await ids('q=bow')).toEqual([bowlId])
    expect(await ids('status=draft')).toEqual([draft])
    expect(await ids(`category=${table.body.id}`)).toEqual([draft])
    expect(await ids('stock=out-of-stock')).toEqual([])
    expect(await ids('onSale=true')).toEqual([])

    expect((await manager.call('DELETE', `/products/${bowlId}`)).status).toBe(204)
    expect(await ids('q=bow')).toEqual([])
    expect(await ids('status=trash')).toEqual([bowlId])
    expect(await services.shop.catalog.bySlug('bowl')).toBeUndefined()
    await manager.call('POST', '/products/bulk', { ids: [bowlId], status: 'published' })
    expect(await services.shop.catalog.bySlug('bowl')).toBeDefined()
  })

  it('an order stays readable when its product is deleted for good', async () => {
    const desk = await openShopDesk(openDatabase)
    const { id } = await desk.buy()
    const bowl = `/products/${desk.bowlId}`
    const remove = async () => (await desk.manager.call('DELETE', `${bowl}/forever`)).status
    expect(await remove()).toBe(404)
    // Two who put it into the trash at once do not delete it.
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

  it('changes many prices at once, rounded half away from zero, never below nothing', async () => {
    const { manager, bowlId } = await openShopDesk(openDatabase)
    const add = async (regularPrice: number, salePrice: number | null = null) => {
      const body = { name: 'One', goods: { ...goods, regularPrice, salePrice } }
      return (await manager.call('POST', '/products', body)).body.id
    }
    const one = await add(1815)
    const two = await add(300, 290)
    const ids = [bowlId, one, two]
    const prices = async () =>
      Promise.all(
        ids.map(async id => {
          const { body } = await manager.call('GET', `/products/${id}`)
          return [body.goods.regularPrice, body.goods.salePrice]
        }),
      )
    const change = (price: object) => manager.call('POST', '/products/bulk', { ids, price })
    // 1816 → 1997.6, 1815 → 1996.5, 300 → 330
    expect((await change({ kind: 'percent', percent: 10 })).body).toMatchObject({ changed: 3 })
    expect(await prices()).toEqual([
      [1998, null],
      [1997, null],
      [330, 290],
    ])
    await change({ kind: 'amount', amount: -50 })
    expect(await prices()).toEqual([
      [1948, null],
      [1947, null],
      [280, null],
    ])
    await change({ kind: 'sale-percent', percent: 15 })
    expect(await prices()).toEqual([
      [1948, 1656],
      [1947, 1655],
      [280, 238],
    ])
    await change({ kind: 'end-sale' })
    await change({ kind: 'amount', amount: -1000 })
    expect((await prices())[2]).toEqual([0, null])
    expect((await change({ kind: 'percent', percent: -100 })).status).toBe(422)
  })

  it('changes state, marks and categories of many at once', async () => {
    const { manager, bowlId, services } = await openShopDesk(openDatabase)
    const { body: table } = await manager.call('POST', '/categories', { name: 'Table' })
    const bulk = (change: object) =>
      manager.call('POST', '/products/bulk', { ids: [bowlId, 'none'], ...change })
    expect((await bulk({ addCategories: [table.id, 'none'], featured: true })).body).toMatchObject({
      changed: 1,
    })
    expect((await services.shop.catalog.list({ category: 'table', featured: true })).count).toBe(1)
    await bulk({ removeCategories: [table.id], visibility: 'hidden' })
    expect((await services.shop.catalog.list({})).count).toBe(0)
    expect((await manager.call('POST', '/products/bulk', { ids: [] })).status).toBe(422)
  })

  it('keeps a tree of categories: counts follow a move, no circles, nothing is lost', async () => {
    const { manager, bowlId, services } = await openShopDesk(openDatabase)
    const add = async (name: string, parentId: string | null = null) =>
      (await manager.call('POST', '/categories', { name, parentId })).body
    const table = await add('Table')
    const cups = await add('Cups', table.id)
    const room = await add('Room')
    expect(cups).toMatchObject({ depth: 1, way: 'Table > Cups', slug: 'cups' })
    await manager.call('PATCH', `/products/${bowlId}`, { categories: [cups.id] })
    const count = async (category: string) => (await services.shop.catalog.list({ category })).count
    expect([await count('table'), await count('room')]).toEqual([1, 0])
    await manager.call('PATCH', `/categories/${cups.id}`, { parentId: room.id })
    expect([await count('table'), await count('room')]).toEqual([0, 1])
    const circle = await manager.call('PATCH', `/categories/${room.id}`, { parentId: cups.id })
    expect(circle.body.error).toBe('circle')
    await manager.call('DELETE', `/categories/${room.id}`)
    const { body: tree } = await manager.call('GET', '/categories')
    expect(tree.items.map((one: { way: string }) => one.way)).toEqual(['Cups', 'Table'])
    expect((await manager.call('GET', `/products/${bowlId}`)).body.categories).toEqual([cups.id])

    const tag = await manager.call('POST', '/tags', { name: 'Blue' })
    expect((await manager.call('POST', '/tags', { name: 'Blue' })).body.error).toBe('taken')
    await manager.call('PATCH', `/products/${bowlId}`, { tags: ['Blue', 'New'] })
    await manager.call('PATCH', `/tags/${tag.body.id}`, { name: 'Cobalt' })
    expect((await services.shop.catalog.list({ search: 'cobalt' })).count).toBe(1)
    expect((await manager.call('DELETE', `/tags/${tag.body.id}`)).status).toBe(204)
    expect((await services.shop.catalog.list({ search: 'cobalt' })).count).toBe(0)
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
