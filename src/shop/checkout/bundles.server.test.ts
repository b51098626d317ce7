import { expect, test } from 'vitest'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { orderInput } from '../../../tests/support/order-input.ts'
import { checkoutFields, createTestShop } from '../../../tests/support/test-shop.ts'
import { newProduct } from '../products/new-product.ts'
import type { ProductEdit } from '../products/product-edit.ts'

const RATE = { country: 'DE', taxClass: '', name: 'VAT', percent: 19, shipping: true }

describeDatabases('bundles', open => {
  async function prepare(changes: Partial<ProductEdit> = {}) {
    const connection = await open()
    const { shop } = createTestShop(connection, { taxes: [RATE] })
    const create = async (edit: Partial<ProductEdit>) => {
      const saved = await shop.products.create({ ...newProduct, status: 'published', ...edit })
      if (!saved.ok) throw new Error(JSON.stringify(saved))
      return saved.id
    }
    const part = async (name: string, regularPrice: number, quantity: number) => {
      const measures = { ...newProduct.offer.measures, weight: 1 }
      const id = await create({
        name,
        offer: { ...newProduct.offer, regularPrice, measures },
        stock: { ...newProduct.stock, quantity, lowAt: 0 },
      })
      const detail = await shop.catalog.bySlug(name.toLowerCase())
      return { id, variantId: detail?.variants[0]?.id ?? '' }
    }
    const cup = await part('Cup', 1000, 7)
    const pot = await part('Pot', 3000, 9)
    const bundle = [
      { variantId: cup.variantId, quantity: 2, label: 'Cup' },
      { variantId: pot.variantId, quantity: 1, label: 'Pot' },
    ]
    const offer = { ...newProduct.offer, regularPrice: 4500 }
    const set = await create({ name: 'Set', bundle, offer, ...changes })
    const add = (quantity: number, productId = set, key?: string) =>
      shop.cart.add({ key, items: [{ productId, quantity }] })
    const stockOf = async (id: string) => (await shop.products.load(id))?.stock.quantity
    return { shop, db: connection.db, cup, pot, set, create, add, stockOf }
  }

  async function order(bench: Awaited<ReturnType<typeof prepare>>, quantity: number) {
    const added = await bench.add(quantity)
    if (!added.ok) throw new Error(added.reason)
    const placed = await bench.shop.checkout.place({ key: added.key, fields: checkoutFields() })
    if (!placed.ok) throw new Error(placed.reason)
    return placed.order
  }

  test('SH-4 a bundle is one line with its parts and one price in the cart', async () => {
    const { shop, add } = await prepare()
    const added = await add(2)
    if (!added.ok) throw new Error(added.reason)
    const cart = await shop.cart.view({ key: added.key })
    expect(cart).toMatchObject({
      count: 2,
      needsShipping: true,
      totals: { total: 9000, tax: 1437 },
    })
    expect(cart.lines).toMatchObject([
      {
        ...{ name: 'Set', quantity: 2, subtotal: 9000, max: 3, problem: undefined },
        options: [
          { name: 'Cup', value: '× 4' },
          { name: 'Pot', value: '× 2' },
        ],
      },
    ])
  })

  test('SH-4 an order takes the stock of the parts, and cancelling returns it', async () => {
    const bench = await prepare()
    const { shop, cup, pot, stockOf } = bench
    const { id, total } = await order(bench, 2)
    expect(total).toBe(9000)
    expect([await stockOf(cup.id), await stockOf(pot.id)]).toEqual([3, 7])
    const loaded = await shop.orders.load({ id })
    expect(loaded?.lines).toMatchObject([
      { name: 'Set', quantity: 2, subtotal: 9000 },
      { name: 'Cup', quantity: 4, subtotal: 0 },
      { name: 'Pot', quantity: 2, subtotal: 0 },
    ])
    await shop.orders.setStatus({ orderId: id, status: 'cancelled', author: 'Ada' })
    expect([await stockOf(cup.id), await stockOf(pot.id)]).toEqual([7, 9])
  })

  test('SH-4 a bundle is in stock as far as its parts are, also in lists', async () => {
    const bench = await prepare()
    const { shop, add, cup } = bench
    expect((await shop.catalog.bySlug('set'))?.variants[0]?.stock).toMatchObject({ max: 3 })
    expect(await add(4)).toMatchObject({
      reason: 'out-of-stock',
      message: { values: { name: 'Set' } },
    })
    await order(bench, 3)
    const card = (await shop.catalog.list({})).products.find(one => one.name === 'Set')
    expect(card).toMatchObject({ stock: 'out-of-stock', quickAdd: undefined })
    await shop.products.change(cup.id, {
      stock: { ...newProduct.stock, quantity: 50, was: 1, lowAt: 0 },
    })
    expect((await shop.catalog.bySlug('set'))?.stock).toBe('in-stock')
  })

  test('SH-4 parts that are bought one by one leave less for the bundle', async () => {
    const { shop, add, cup, set } = await prepare()
    const added = await add(5, cup.id)
    if (!added.ok) throw new Error(added.reason)
    expect(await add(2, set, added.key)).toMatchObject({ ok: false, reason: 'out-of-stock' })
    expect(await add(1, set, added.key)).toMatchObject({ ok: true, count: 6 })
    const placed = await shop.checkout.place({ key: added.key, fields: checkoutFields() })
    expect(placed).toMatchObject({ ok: true })
  })

  test('SH-4 the price follows those of the parts, less a percentage', async () => {
    const { shop, pot } = await prepare({ bundlePpm: 100_000 })
    const price = async () => (await shop.catalog.bySlug('set'))?.price
    expect(await price()).toMatchObject({ min: 4500, regularMin: 5000, onSale: true })
    const offer = { ...newProduct.offer, regularPrice: 4000 }
    await shop.products.change(pot.id, { offer })
    expect(await price()).toMatchObject({ min: 5400, regularMin: 6000 })
  })

  test('SH-4 a bundle without one of its parts cannot be bought', async () => {
    const { shop, add, cup } = await prepare()
    const added = await add(1)
    if (!added.ok) throw new Error(added.reason)
    await shop.products.trash(cup.id)
    expect((await shop.catalog.bySlug('set'))?.stock).toBe('out-of-stock')
    const problem = { key: 'lineUnavailable', values: { name: 'Set' } }
    expect((await shop.cart.view({ key: added.key })).lines).toMatchObject([{ problem }])
    const placed = await shop.checkout.place({ key: added.key, fields: checkoutFields() })
    expect(placed).toMatchObject({ ok: false, reason: 'cart-changed' })
  })

  test('SH-4 a refund of the bundle returns its parts to stock', async () => {
    const bench = await prepare()
    const { shop, cup, stockOf } = bench
    const { id } = await order(bench, 1)
    await shop.orders.setStatus({ orderId: id, status: 'completed', author: 'Ada' })
    const loaded = await shop.orders.load({ id })
    const lines = (loaded?.lines ?? []).map(line => ({
      ...{ lineId: line.id, quantity: line.quantity, restock: true },
    }))
    const refunded = await shop.orders.refund({
      ...{ orderId: id, lines, reason: '', author: 'Ada', refundedBefore: 0 },
    })
    expect(refunded).toMatchObject({ ok: true })
    expect(await stockOf(cup.id)).toBe(7)
  })

  test('SH-4 an order of staff takes the stock of the parts too', async () => {
    const { shop, cup, pot, stockOf } = await prepare()
    const detail = await shop.catalog.bySlug('set')
    const variantId = detail?.variants[0]?.id ?? ''
    const input = orderInput([{ variantId, quantity: 2 }])
    const draft = await shop.orders.createDraft({ input, author: 'Ute' })
    if (!draft.ok) throw new Error(draft.reason)
    expect(await stockOf(cup.id)).toBe(7)
    const { id: orderId } = draft
    const placed = await shop.orders.placeDraft({ orderId, version: 0, input, author: 'Ute' })
    expect(placed).toMatchObject({ ok: true })
    expect([await stockOf(cup.id), await stockOf(pot.id)]).toEqual([3, 7])
    expect((await shop.orders.load({ id: orderId }))?.lines).toMatchObject([
      { name: 'Set', quantity: 2 },
      { name: 'Cup', quantity: 4 },
      { name: 'Pot', quantity: 2 },
    ])
  })

  test('SH-4 refuses bundles of bundles, and parts that do not exist', async () => {
    const { shop, set, cup } = await prepare()
    const detail = await shop.catalog.bySlug('set')
    const inSet = { variantId: detail?.variants[0]?.id ?? '', quantity: 1, label: 'Set' }
    const bundle = [inSet, { variantId: 'gone', quantity: 1, label: '' }]
    expect(await shop.products.change(cup.id, { bundle })).toMatchObject({
      problems: [
        { path: '/bundle/0', message: 'part-is-bundle' },
        { path: '/bundle/1', message: 'part-gone' },
        { path: '/bundle', message: 'is-part-of-bundle' },
      ],
    })
    expect(set).not.toBe('')
  })
})
