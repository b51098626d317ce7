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

describeDatabases('many products at once in the admin', (openDatabase, _kind) => {
  it('undoes a bulk change except for later changes', async () => {
    const { manager, bowlId, clock, services } = await openShopDesk(openDatabase)
    const added = await manager.call('POST', '/products', {
      name: 'Jar',
      status: 'published',
      offer: { ...offer, regularPrice: 500, salePrice: 400, saleTo: 9e12 },
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

  it('changes many prices at once, rounded half away from zero, never below nothing', async () => {
    const { manager, bowlId } = await openShopDesk(openDatabase)
    const add = async (regularPrice: number, salePrice: number | null = null) => {
      const body = { name: 'One', offer: { ...offer, regularPrice, salePrice } }
      return (await manager.call('POST', '/products', body)).body.id
    }
    const one = await add(1815)
    const two = await add(300, 290)
    const ids = [bowlId, one, two]
    const prices = async () =>
      Promise.all(
        ids.map(async id => {
          const { body } = await manager.call('GET', `/products/${id}`)
          return [body.offer.regularPrice, body.offer.salePrice]
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
})
