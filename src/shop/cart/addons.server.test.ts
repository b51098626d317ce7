import { expect, test } from 'vitest'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { checkoutFields, createTestShop } from '../../../tests/support/test-shop.ts'
import type { Addon } from '../model/addon.ts'
import { newProduct } from '../products/new-product.ts'

const base: Omit<Addon, 'id' | 'type' | 'label'> = {
  ...{ help: '', required: false, maxLength: null, min: null, max: null, display: 'radio' },
  ...{ choices: [], price: null },
}
const engraving: Addon = {
  ...base,
  ...{ id: 'engraving', type: 'text', label: 'Engraving', required: true, maxLength: 20 },
  price: { kind: 'fixed', amount: 500, per: 'item' },
}
const finish: Addon = {
  ...base,
  ...{ id: 'finish', type: 'choice', label: 'Finish' },
  choices: [
    { id: 'matt', label: 'Matt', price: null },
    { id: 'gloss', label: 'Gloss', price: { kind: 'percent', amount: 100_000, per: 'item' } },
  ],
}
const setup: Addon = {
  ...base,
  ...{ id: 'setup', type: 'checkbox', label: 'Proof' },
  price: { kind: 'fixed', amount: 1900, per: 'line' },
}
const RATE = { country: 'DE', taxClass: '', name: 'VAT', percent: 19, shipping: true }

describeDatabases('add-ons of products', open => {
  async function prepare(settings: Parameters<typeof createTestShop>[1] = {}) {
    const connection = await open()
    const { shop } = createTestShop(connection, settings)
    const saved = await shop.products.create({
      ...newProduct,
      name: 'Ring',
      status: 'published',
      addons: [engraving, finish, setup],
      offer: { ...newProduct.offer, regularPrice: 10_000 },
    })
    if (!saved.ok) throw new Error(saved.reason)
    const productId = saved.id
    const add = (addons: Record<string, string>, key?: string, quantity: unknown = 1) =>
      shop.cart.add({ key, items: [{ productId, quantity, addons }] })
    return { shop, connection, productId, add }
  }

  test('SH-4 surcharges are part of the price, taxed with it, and one amount is charged once', async () => {
    const { add, shop } = await prepare({ taxes: [RATE] })
    const added = await add({ engraving: 'Ida', finish: 'gloss', setup: '1' }, undefined, 3)
    if (!added.ok) throw new Error(added.reason)
    const cart = await shop.cart.view({ key: added.key })
    expect(cart.lines).toMatchObject([
      {
        options: [
          { name: 'Engraving', value: 'Ida' },
          { name: 'Finish', value: 'Gloss' },
          { name: 'Proof', value: '✓' },
        ],
        ...{ unitPrice: 11_500, once: 1900, subtotal: 36_400 },
      },
    ])
    expect(cart.totals).toMatchObject({ total: 36_400, tax: 5812 })
  })

  test('SH-4 the same values are one line, others a line of their own', async () => {
    const { add } = await prepare()
    const first = await add({ engraving: 'Ida' })
    if (!first.ok) throw new Error(first.reason)
    await add({ engraving: ' Ida ' }, first.key)
    const last = await add({ engraving: 'Bo' }, first.key)
    if (!last.ok) throw new Error(last.reason)
    expect(last.cart.lines.map(line => [line.options[0]?.value, line.quantity])).toEqual([
      ['Ida', 2],
      ['Bo', 1],
    ])
  })

  test('SH-4 refuses missing and wrong values and names the field', async () => {
    const { add, productId } = await prepare()
    expect(await add({})).toMatchObject({
      ...{ ok: false, reason: 'addons', productId, addon: 'engraving' },
      message: { key: 'addonMissing', values: { field: 'Engraving' } },
    })
    expect(await add({ engraving: 'x'.repeat(21) })).toMatchObject({
      message: { key: 'addonTooLong', values: { max: 20 } },
    })
  })

  test('SH-4 orders keep the values and the agreed amounts', async () => {
    const { add, shop, productId } = await prepare()
    const added = await add({ engraving: 'Ida', setup: '1' }, undefined, 2)
    if (!added.ok) throw new Error(added.reason)
    const placed = await shop.checkout.place({ key: added.key, fields: checkoutFields() })
    if (!placed.ok) throw new Error(placed.reason)
    await shop.products.change(productId, { addons: [] })
    const order = await shop.orders.load({ id: placed.order.id })
    expect(order?.lines).toMatchObject([
      {
        name: 'Ring',
        options: [
          { name: 'Engraving', value: 'Ida' },
          { name: 'Proof', value: '✓' },
        ],
      },
    ])
    expect(placed.order.total).toBe(2 * 10_500 + 1900)
  })

  test('SH-4 a changed definition is named in the cart and stops the checkout', async () => {
    const { add, shop, productId } = await prepare()
    const added = await add({ engraving: 'Ida', finish: 'gloss' })
    if (!added.ok) throw new Error(added.reason)
    const { key } = added
    await shop.products.change(productId, { addons: [engraving] })
    const problem = { key: 'addonsChanged', values: { name: 'Ring' } }
    expect((await shop.cart.view({ key })).lines).toMatchObject([{ problem }])
    expect(await shop.checkout.place({ key, fields: checkoutFields() })).toMatchObject({
      ok: false,
      errors: [{ message: problem }],
    })
  })

  test('SH-4 pages have the surcharges, and cards cannot add a product that asks for something', async () => {
    const { shop, productId } = await prepare()
    expect(await shop.catalog.bySlug('ring')).toMatchObject({
      addons: [{ price: { amount: 500 } }, { choices: [{}, { price: { amount: 100_000 } }] }, {}],
    })
    const card = async () => (await shop.catalog.list({})).products[0]
    expect((await card())?.quickAdd).toBeUndefined()
    await shop.products.change(productId, { addons: [finish] })
    expect((await card())?.quickAdd).toBeDefined()
  })

  test('SH-4 refuses definitions that nobody could fill in', async () => {
    const { shop, productId } = await prepare()
    const change = (addons: Addon[]) => shop.products.change(productId, { addons })
    const problem = (path: string, message: string) => ({ problems: [{ path, message }] })
    expect(await change([engraving, engraving])).toMatchObject(
      problem('/addons/1/label', 'addon-twice'),
    )
    expect(await change([{ ...finish, choices: [] }])).toMatchObject(
      problem('/addons/0/choices', 'addon-without-choices'),
    )
  })
})
