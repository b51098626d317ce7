import { expect, it } from 'vitest'
import { countInCategories, isInCategory } from '../src/shop/products/in-category.ts'
import { describeDatabases } from './support/databases.ts'
import { openShopDesk } from './support/shop-desk.ts'

describeDatabases('lists of products and categories in the admin', (openDatabase, kind) => {
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

  it('keeps a tree of categories: counts follow a move, no circles, nothing is lost', async () => {
    const { manager, bowlId, services } = await openShopDesk(openDatabase)
    const add = async (name: string, parentId: string | null = null) =>
      (await manager.call('POST', '/categories', { name, parentId })).body
    const table = await add('Table')
    const cups = await add('Cups', table.id)
    const room = await add('Room')
    expect(cups).toMatchObject({ depth: 1, path: 'Table > Cups', slug: 'cups' })
    await manager.call('PATCH', `/products/${bowlId}`, { categories: [cups.id] })
    const count = async (category: string) => (await services.shop.catalog.list({ category })).count
    expect([await count('table'), await count('room')]).toEqual([1, 0])
    await manager.call('PATCH', `/categories/${cups.id}`, { parentId: room.id })
    expect([await count('table'), await count('room')]).toEqual([0, 1])
    const circle = await manager.call('PATCH', `/categories/${room.id}`, { parentId: cups.id })
    expect(circle.body.error).toBe('circle')
    await manager.call('DELETE', `/categories/${room.id}`)
    const { body: tree } = await manager.call('GET', '/categories')
    expect(tree.items.map((one: { path: string }) => one.path)).toEqual(['Cups', 'Table'])
    expect((await manager.call('GET', `/products/${bowlId}`)).body.categories).toEqual([cups.id])

    const tag = await manager.call('POST', '/tags', { name: 'Blue' })
    expect((await manager.call('POST', '/tags', { name: 'Blue' })).body.error).toBe('taken')
    await manager.call('PATCH', `/products/${bowlId}`, { tags: ['Blue', 'New'] })
    await manager.call('PATCH', `/tags/${tag.body.id}`, { name: 'Cobalt' })
    expect((await services.shop.catalog.list({ search: 'cobalt' })).count).toBe(1)
    expect((await manager.call('DELETE', `/tags/${tag.body.id}`)).status).toBe(204)
    expect((await services.shop.catalog.list({ search: 'cobalt' })).count).toBe(0)
  })
})
