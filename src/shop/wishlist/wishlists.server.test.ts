import { describe, expect, test } from 'vitest'
import { DAY } from '#base'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { createTestShop } from '../../../tests/support/test-shop.ts'
import { newProduct } from '../products/new-product.ts'
import type { ProductEdit } from '../products/product-edit.ts'
import { pruneCarts } from '../tasks.ts'
import { MAX_WISHED_CHOICES, MAX_WISHES, type WishlistOwner } from './wishlist.ts'

describeDatabases('wishlists', open => {
  async function prepare() {
    const connection = await open()
    const { shop, clock } = createTestShop(connection, {})
    const nowMs = clock.now()
    const addCustomer = (id: string) =>
      connection.db
        .insertInto('customers')
        .values({
          ...{ id, email: `${id}@example.com`, name: id, password_hash: null },
          ...{ registered_at: nowMs, disabled_at: null, created_at: nowMs, updated_at: nowMs },
        })
        .execute()
    const create = async (edit: Partial<ProductEdit>) => {
      const offer = { ...newProduct.offer, regularPrice: 1000 }
      const saved = await shop.products.create({
        ...newProduct,
        ...{ status: 'published', offer },
        ...edit,
      })
      if (!saved.ok) throw new Error(JSON.stringify(saved))
      return saved.id
    }
    const keep = async (
      productId: string,
      owner: { key?: string | undefined; customerId?: string | undefined },
    ) => {
      const added = await shop.wishlists.add({
        ...{ key: owner.key, customerId: owner.customerId },
        item: { productId },
        mayCreateRecord: async () => true,
      })
      if (!added.ok) throw new Error(added.reason)
      return added.key
    }
    const namesOf = async (key: string | undefined, customerId?: string) =>
      (await shop.wishlists.view({ key, customerId })).items.map(item => item.card.name)
    return { ...connection, shop, clock, addCustomer, create, keep, namesOf }
  }

  test('SH-3 a visitor keeps a product once, removes it and takes that back', async () => {
    const { shop, create, keep, namesOf } = await prepare()
    const cup = await create({ name: 'Cup' })
    const key = await keep(cup, {})
    expect(await keep(cup, { key })).toBe(key)
    expect(await namesOf(key)).toEqual(['Cup'])
    const [item] = (await shop.wishlists.view({ key, customerId: undefined })).items
    const owner = { key, customerId: undefined }
    await shop.wishlists.remove(owner, item?.id ?? '')
    expect(await namesOf(key)).toEqual([])
    await shop.wishlists.restore(owner, [item?.id ?? ''])
    expect(await namesOf(key)).toEqual(['Cup'])
    expect(await shop.wishlists.remove({ key: undefined, customerId: undefined }, '')).toEqual({
      ok: false,
      reason: 'unknown-item',
    })
  })

  test('SH-3 a product is removed with all its choices, and can be added again', async () => {
    const { shop, create, keep, namesOf } = await prepare()
    const [cup, bowl] = [await create({ name: 'Cup' }), await create({ name: 'Bowl' })]
    const key = await keep(cup, {})
    await keep(bowl, { key })
    const owner = { key, customerId: undefined }
    const item = { productId: cup, options: { colour: 'Red' } }
    await shop.wishlists.add({ ...owner, item, mayCreateRecord: async () => true })
    expect((await shop.wishlists.productIds(owner)).toSorted()).toEqual([cup, bowl].toSorted())
    await shop.wishlists.removeProduct(owner, cup)
    expect(await shop.wishlists.productIds(owner)).toEqual([bowl])
    await keep(cup, { key })
    expect((await namesOf(key)).toSorted()).toEqual(['Bowl', 'Cup'])
    const stranger = { key: undefined, customerId: undefined }
    await shop.wishlists.removeProduct(stranger, bowl)
    expect(await shop.wishlists.productIds(stranger)).toEqual([])
    expect(await shop.wishlists.productIds(owner)).toContain(bowl)
  })

  test('SH-3 the list of a guest becomes that of the customer, or is added to it', async () => {
    const { shop, addCustomer, create, keep, namesOf } = await prepare()
    await addCustomer('ida')
    const [cup, bowl] = [await create({ name: 'Cup' }), await create({ name: 'Bowl' })]
    const first = await keep(cup, {})
    await shop.wishlists.merge({ key: first, customerId: 'ida' })
    expect(await namesOf(undefined, 'ida')).toEqual(['Cup'])
    // The next visitor of the browser does not see it.
    expect(await namesOf(first)).toEqual([])
    const second = await keep(bowl, {})
    await keep(cup, { key: second })
    await shop.wishlists.merge({ key: second, customerId: 'ida' })
    expect((await namesOf(undefined, 'ida')).sort()).toEqual(['Bowl', 'Cup'])
  })

  test('SH-3 two requests at once make one list of a customer', async () => {
    const { addCustomer, create, keep, namesOf } = await prepare()
    await addCustomer('ida')
    const [cup, bowl] = [await create({ name: 'Cup' }), await create({ name: 'Bowl' })]
    await Promise.all([keep(cup, { customerId: 'ida' }), keep(bowl, { customerId: 'ida' })])
    expect((await namesOf(undefined, 'ida')).sort()).toEqual(['Bowl', 'Cup'])
  })

  test('SH-3 a shared list is seen by its link until sharing ends', async () => {
    const { shop, create, keep } = await prepare()
    const key = await keep(await create({ name: 'Cup' }), {})
    const owner = { key, customerId: undefined }
    await shop.wishlists.share(owner, true)
    const { shareKey = '' } = await shop.wishlists.view(owner)
    expect((await shop.wishlists.shared(shareKey))?.items[0]?.card.name).toBe('Cup')
    // The key of the cookie would let others change the list.
    expect(shareKey).not.toBe(key)
    expect(await shop.wishlists.shared(key)).toBeUndefined()
    await shop.wishlists.share(owner, false)
    expect(await shop.wishlists.shared(shareKey)).toBeUndefined()
  })

  test('SH-3 products that are not published are counted and not shown', async () => {
    const { shop, create, keep } = await prepare()
    const cup = await create({ name: 'Cup' })
    const key = await keep(cup, {})
    await shop.products.trash(cup)
    const { items, gone } = await shop.wishlists.view({ key, customerId: undefined })
    expect([items, gone]).toEqual([[], 1])
  })

  describe('a full list', () => {
    async function prepareFull() {
      const { db, shop, create, ...rest } = await prepare()
      const cup = await create({ name: 'Cup' })
      const bowl = await create({ name: 'Bowl' })
      const [product] = await db.selectFrom('products').selectAll().where('id', '=', cup).execute()
      if (!product) throw new Error('no product')
      const others = Array.from({ length: MAX_WISHES - 1 }, (_, n) => `other${n}`)
      const copies = others.map(id => ({ ...product, id, slug: id }))
      for (const copy of copies) await db.insertInto('products').values(copy).execute()
      const add = (owner: WishlistOwner, productId: string, options?: Record<string, string>) =>
        shop.wishlists.add({
          ...owner,
          item: { productId, options },
          mayCreateRecord: async () => true,
        })
      const added = await add({ key: undefined, customerId: undefined }, cup)
      if (!added.ok) throw new Error(added.reason)
      const owner = { key: added.key, customerId: undefined }
      for (const id of others) await add(owner, id)
      return { db, shop, owner, add, cup, bowl, ...rest }
    }

    test('SH-3 refuses another product', async () => {
      const { owner, add, bowl } = await prepareFull()
      expect(await add(owner, bowl)).toMatchObject({ ok: false, reason: 'too-many' })
    })

    test('SH-3 accepts its products again and their other choices, up to a limit', async () => {
      const { shop, owner, add, cup } = await prepareFull()
      expect(await add(owner, cup)).toMatchObject({ ok: true })
      for (let n = 1; n < MAX_WISHED_CHOICES; n++) {
        expect(await add(owner, cup, { colour: `${n}` })).toMatchObject({ ok: true })
      }
      const more = { colour: 'Red' }
      expect(await add(owner, cup, more)).toMatchObject({ ok: false, reason: 'too-many' })
      expect(await add(owner, cup, { colour: '1' })).toMatchObject({ ok: true })
      const { items } = await shop.wishlists.view(owner)
      expect(items.filter(item => item.card.id === cup)).toHaveLength(MAX_WISHED_CHOICES)
    })

    test('SH-3 does not take a removed product back', async () => {
      const { shop, owner, add, cup, bowl } = await prepareFull()
      const { removed } = await shop.wishlists.removeProduct(owner, cup)
      expect(await add(owner, bowl)).toMatchObject({ ok: true })
      const restored = await shop.wishlists.restore(owner, removed)
      expect(restored).toEqual({ ok: false, reason: 'too-many' })
      await shop.wishlists.removeProduct(owner, bowl)
      expect(await shop.wishlists.restore(owner, removed)).toEqual({ ok: true })
      expect(await shop.wishlists.productIds(owner)).toContain(cup)
    })
  })

  test('SH-5 undo takes back the choices that were removed with a product, no others', async () => {
    const { shop, create, keep } = await prepare()
    const [cup, bowl] = [await create({ name: 'Cup' }), await create({ name: 'Bowl' })]
    const key = await keep(cup, {})
    await keep(bowl, { key })
    const owner = { key, customerId: undefined }
    const add = (options: Record<string, string>) =>
      shop.wishlists.add({
        ...owner,
        item: { productId: cup, options },
        mayCreateRecord: async () => true,
      })
    const idsOf = async () => (await shop.wishlists.view(owner)).items.map(item => item.id)
    const [other = ''] = (await add({ colour: 'Blue' })).ok ? await idsOf() : []
    await shop.wishlists.remove(owner, other)
    await add({ colour: 'Red' })
    const before = await idsOf()
    expect(before).toHaveLength(3)
    const { removed } = await shop.wishlists.removeProduct(owner, cup)
    expect(await idsOf()).toHaveLength(1)
    // Another visitor cannot take it back.
    const stranger = { key: await keep(bowl, {}), customerId: undefined }
    expect(await shop.wishlists.restore(stranger, removed)).toMatchObject({ ok: false })
    expect(await shop.wishlists.restore(owner, removed)).toEqual({ ok: true })
    expect(await idsOf()).toEqual(before)
  })

  test('SH-3 undo in the cart leaves a product that was in the list before', async () => {
    const { shop, create, keep, namesOf } = await prepare()
    const cup = await create({ name: 'Cup' })
    const wishlistKey = await keep(cup, {})
    const added = await shop.cart.add({ key: undefined, items: [{ productId: cup, quantity: 1 }] })
    if (!added.ok) throw new Error(added.reason)
    const lineId = added.cart.lines[0]?.id ?? ''
    await shop.wishlists.saveForLater({
      ...{ key: added.key, lineId, keepNotice: false },
      wishlist: { key: wishlistKey, customerId: undefined },
      mayCreateRecord: async () => true,
    })
    await shop.cart.undo({ key: added.key, lineId })
    expect((await shop.cart.view({ key: added.key })).count).toBe(1)
    expect(await namesOf(wishlistKey)).toEqual(['Cup'])
  })

  test('SH-3 a line of the cart moves to the list with its choice, and back by undo', async () => {
    const { shop, create, namesOf } = await prepare()
    const cup = await create({ name: 'Cup' })
    const added = await shop.cart.add({ key: undefined, items: [{ productId: cup, quantity: 2 }] })
    if (!added.ok) throw new Error(added.reason)
    const lineId = added.cart.lines[0]?.id ?? ''
    const saved = await shop.wishlists.saveForLater({
      ...{ key: added.key, lineId, keepNotice: false },
      wishlist: { key: undefined, customerId: undefined },
      mayCreateRecord: async () => true,
    })
    if (!saved.ok) throw new Error(saved.reason)
    expect(saved.notice).toMatchObject({ key: 'savedForLater', undo: lineId })
    expect((await shop.cart.view({ key: added.key })).count).toBe(0)
    expect(await namesOf(saved.wishlistKey)).toEqual(['Cup'])
    await shop.cart.undo({ key: added.key, lineId })
    expect((await shop.cart.view({ key: added.key })).count).toBe(2)
    expect(await namesOf(saved.wishlistKey)).toEqual([])
  })

  test('SH-6 lists of guests are deleted after a year, those of customers stay', async () => {
    const { db, shop, clock, addCustomer, create, keep, namesOf } = await prepare()
    await addCustomer('ida')
    const cup = await create({ name: 'Cup' })
    const key = await keep(cup, {})
    await keep(cup, { customerId: 'ida' })
    clock.advance(366 * DAY)
    await pruneCarts({ db, clock })
    expect(await namesOf(key)).toEqual([])
    expect(await namesOf(undefined, 'ida')).toEqual(['Cup'])
    expect(await shop.wishlists.view({ key: undefined, customerId: 'none' })).toMatchObject({
      items: [],
    })
  })
})
