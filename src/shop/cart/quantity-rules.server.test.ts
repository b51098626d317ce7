import { expect, test } from 'vitest'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { checkoutFields, createTestShop } from '../../../tests/support/test-shop.ts'
import { newProduct } from '../products/new-product.ts'

describeDatabases('quantities in which a product is sold', open => {
  async function prepare() {
    const connection = await open()
    const { shop } = createTestShop(connection)
    const saved = await shop.products.create({
      ...newProduct,
      name: 'Tile',
      status: 'published',
      minQuantity: 12,
      maxQuantity: 60,
      quantityStep: 6,
      offer: { ...newProduct.offer, regularPrice: 300 },
    })
    if (!saved.ok) throw new Error(saved.reason)
    const productId = saved.id
    const add = (quantity: unknown, key?: string) =>
      shop.cart.add({ key, items: [{ productId, quantity }] })
    return { shop, connection, productId, add }
  }

  test.each([
    [6, { key: 'minQuantity', values: { name: 'Tile', min: 12 } }],
    [66, { key: 'maxQuantity', values: { name: 'Tile', max: 60 } }],
    [13, { key: 'quantityStep', values: { name: 'Tile', step: 6 } }],
  ])('SH-4 refuses to add %s with a message of its own', async (quantity, message) => {
    const { add } = await prepare()
    expect(await add(quantity)).toMatchObject({ ok: false, reason: 'quantity-rule', message })
  })

  test('SH-4 adds the minimum without a quantity, then one step more', async () => {
    const { add } = await prepare()
    const first = await add(undefined)
    expect(first).toMatchObject({ ok: true, count: 12 })
    if (!first.ok) return
    expect(await add(undefined, first.key)).toMatchObject({ ok: true, count: 18 })
    expect(await add(6, first.key)).toMatchObject({ ok: true, count: 24 })
    expect(await add(48, first.key)).toMatchObject({ ok: false, reason: 'quantity-rule' })
  })

  test('SH-4 refuses such quantities in the cart, and removing the line is always possible', async () => {
    const { shop, add } = await prepare()
    const added = await add(18)
    if (!added.ok) throw new Error(added.reason)
    const { key } = added
    const [line] = added.cart.lines
    expect(line).toMatchObject({ step: 6, max: 60 })
    const set = (quantity: number) =>
      shop.cart.setQuantities({ key, quantities: { [line?.id ?? '']: quantity } })
    expect(await set(6)).toMatchObject({
      reason: 'quantity-rule',
      errors: [{ lineId: line?.id, message: { key: 'minQuantity' } }],
    })
    expect(await set(20)).toMatchObject({ errors: [{ message: { key: 'quantityStep' } }] })
    expect(await set(24)).toMatchObject({ ok: true, count: 24 })
    expect(await set(0)).toMatchObject({ ok: true, count: 0 })
  })

  test('SH-4 a rule that was set later is named in the cart and stops the checkout', async () => {
    const { shop, add, productId } = await prepare()
    const added = await add(18)
    if (!added.ok) throw new Error(added.reason)
    const { key } = added
    await shop.products.change(productId, { minQuantity: 24 })
    const problem = { key: 'minQuantity', values: { name: 'Tile', min: 24 } }
    expect((await shop.cart.view({ key })).lines).toMatchObject([{ problem }])
    expect(await shop.checkout.place({ key, fields: checkoutFields() })).toMatchObject({
      ok: false,
      errors: [{ message: problem }],
    })
    await shop.products.change(productId, { minQuantity: null })
    expect(await shop.checkout.place({ key, fields: checkoutFields() })).toMatchObject({ ok: true })
  })

  test('SH-4 refuses rules that allow nothing, and trade numbers with a wrong check digit', async () => {
    const { shop, productId } = await prepare()
    const change = (changes: Parameters<typeof shop.products.change>[1]) =>
      shop.products.change(productId, changes)
    expect(await change({ maxQuantity: 6 })).toMatchObject({
      problems: [{ path: '/maxQuantity', message: 'max-below-min' }],
    })
    expect(await change({ minQuantity: 8 })).toMatchObject({
      problems: [{ path: '/minQuantity', message: 'not-multiple' }],
    })
    const offer = { ...newProduct.offer, regularPrice: 300 }
    expect(await change({ offer: { ...offer, gtin: '4006381333932' } })).toMatchObject({
      problems: [{ path: '/offer/gtin', message: 'gtin-wrong' }],
    })
    expect(await change({ offer: { ...offer, gtin: '400-6381-333931' } })).toMatchObject({
      ok: true,
    })
    expect((await shop.products.load(productId))?.offer.gtin).toBe('4006381333931')
  })

  test('SH-4 visitors get the trade number, and never the cost', async () => {
    const { shop, productId } = await prepare()
    const offer = { ...newProduct.offer, regularPrice: 300, cost: 123_45, gtin: '4006381333931' }
    await shop.products.change(productId, { offer: { ...offer, mpn: 'T-1' } })
    const detail = await shop.catalog.bySlug('tile')
    expect(detail?.variants).toMatchObject([{ gtin: '4006381333931', mpn: 'T-1' }])
    const added = await shop.cart.add({ key: undefined, items: [{ productId, quantity: 12 }] })
    const seen = JSON.stringify([detail, await shop.catalog.list({}), added])
    expect(seen).not.toContain('12345')
  })
})
