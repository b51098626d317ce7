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

  async function prepareChoice(changes: Partial<ProductEdit> = {}) {
    const bench = await prepare()
    const { shop, create, pot } = bench
    const size = (value: string, regularPrice: number, quantity: number) => ({
      ...newProduct.offer,
      ...{ sku: null, options: { size: value }, enabled: true, image: null, descriptionHtml: '' },
      ...{ taxClass: null, shippingClass: null, regularPrice },
      stock: { ...newProduct.stock, quantity, lowAt: 0 },
    })
    const shirt = await create({
      ...{ type: 'variable', name: 'Shirt' },
      options: [{ key: 'size', name: 'Size', values: ['S', 'M'], visible: true, variation: true }],
      variants: [size('S', 2000, 1), size('M', 2600, 5)],
    })
    const variants = (await shop.catalog.bySlug('shirt'))?.variants ?? []
    const [small = '', medium = ''] = variants.map(one => one.id)
    const bundle = [
      { variantId: small, quantity: 1, label: 'Shirt – S', choice: true },
      { variantId: pot.variantId, quantity: 1, label: 'Pot' },
    ]
    const outfit = await create({ name: 'Outfit', bundle, ...changes })
    const choose = (size?: string, key?: string) =>
      shop.cart.add({
        key,
        items: [
          {
            ...{ productId: outfit, quantity: 1 },
            addons: size === undefined ? {} : { [`part_${small}`]: size },
          },
        ],
      })
    const left = async () =>
      (await shop.products.load(shirt))?.variants.map(one => one.stock?.quantity)
    return { ...bench, shirt, small, medium, outfit, choose, left }
  }
  const offer = { ...newProduct.offer, regularPrice: 4500 }

  test('SH-4 buyers choose the variant of a part, which is sent and takes its stock', async () => {
    const { shop, choose, small, medium, left } = await prepareChoice({ offer })
    const page = await shop.catalog.bySlug('outfit')
    expect(page?.parts).toMatchObject([{ name: 'Shirt' }, { name: 'Pot' }])
    expect(page?.addons).toMatchObject([
      { label: 'Shirt', required: true, choices: [{ label: 'S' }, { label: 'M', price: null }] },
    ])
    const card = (await shop.catalog.list({})).products.find(one => one.name === 'Outfit')
    expect(card).toMatchObject({ stock: 'in-stock', quickAdd: undefined })
    expect(await choose()).toMatchObject({ ok: false, reason: 'addons' })
    expect(await choose('other')).toMatchObject({ ok: false, reason: 'addons' })
    const first = await choose(medium)
    if (!first.ok) throw new Error(first.reason)
    expect(await choose(small, first.key)).toMatchObject({ ok: true, count: 2 })
    expect(await choose(small, first.key)).toMatchObject({ ok: false, reason: 'out-of-stock' })
    const { lines } = await shop.cart.view({ key: first.key })
    expect(lines.map(line => [line.subtotal, line.options[0]?.name])).toEqual([
      [4500, 'Shirt – M'],
      [4500, 'Shirt – S'],
    ])
    const placed = await shop.checkout.place({ key: first.key, fields: checkoutFields() })
    expect(placed).toMatchObject({ ok: true })
    expect(await left()).toEqual([0, 4])
    const after = await shop.catalog.bySlug('outfit')
    expect(after?.stock).toBe('in-stock')
    expect(after?.addons?.[0]?.choices).toMatchObject([{ isSoldOut: true }, { label: 'M' }])
  })

  test('SH-4 a variant that costs more adds to a price that follows the parts', async () => {
    const { shop, choose, medium } = await prepareChoice({ bundlePpm: 100_000 })
    const page = await shop.catalog.bySlug('outfit')
    expect(page?.price).toMatchObject({ min: 4500, regularMin: 5000 })
    expect(page?.addons?.[0]?.choices[1]).toMatchObject({ price: { amount: 540, per: 'item' } })
    const added = await choose(medium)
    if (!added.ok) throw new Error(added.reason)
    expect((await shop.cart.view({ key: added.key })).totals.total).toBe(5040)
  })

  test('SH-4 a chosen variant that is not for sale any more stops the checkout', async () => {
    const { shop, shirt, choose, medium } = await prepareChoice({ offer })
    const added = await choose(medium)
    if (!added.ok) throw new Error(added.reason)
    const variants = (await shop.products.load(shirt))?.variants ?? []
    await shop.products.change(shirt, {
      variants: variants.map(one => ({ ...one, enabled: one.id !== medium })),
    })
    const [line] = (await shop.cart.view({ key: added.key })).lines
    expect(line?.problem).toMatchObject({ key: 'addonsChanged', values: { name: 'Outfit' } })
    const placed = await shop.checkout.place({ key: added.key, fields: checkoutFields() })
    expect(placed).toMatchObject({ ok: false })
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
