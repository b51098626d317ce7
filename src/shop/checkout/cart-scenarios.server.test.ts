import { expect, test } from 'vitest'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { checkoutFields } from '../../../tests/support/test-shop.ts'

const option = { visible: true, variation: true, global: true }

describeDatabases('amounts of carts and orders', open => {
  const checkout = prepareCheckout(open)

  const save = async (product: Parameters<typeof checkout.shop.catalog.save>[0][number]) => {
    const [id = ''] = await checkout.shop.catalog.save([product])
    return id
  }

  test('SH-4: the same product added twice is one line of two, and 19.98 in the order', async () => {
    const { shop } = checkout
    const productId = await save({ type: 'simple', name: 'Cap', variant: { regularPrice: 999 } })
    const key = await checkout.cartWith(1, productId)
    await shop.cart.add({ key, items: [{ productId, quantity: 1 }] })
    const cart = await shop.cart.view({ key })
    expect(cart.lines).toMatchObject([{ quantity: 2, subtotal: 1998 }])
    const placed = await checkout.place(key, { payment_method: 'cod' })
    if (!placed.ok) throw new Error(placed.reason)
    const order = await shop.orders.load({ id: placed.order.id })
    expect(order?.lines).toMatchObject([{ quantity: 2, unitPrice: 999, subtotal: 1998 }])
    expect(order?.totals.total).toBe(1998)
  })

  test('SH-4: sizes at 18.16, one to four of each, are four lines of 181.60', async () => {
    const { shop } = checkout
    const sizes = ['S', 'M', 'L', 'XL']
    const productId = await save({
      type: 'variable',
      name: 'Shirt',
      options: [{ key: 'size', name: 'Size', values: sizes, ...option }],
      variants: sizes.map(value => ({ regularPrice: 1816, options: { size: value } })),
    })
    let key: string | undefined
    for (const [index, size] of sizes.entries()) {
      const items = [{ productId, quantity: index + 1, options: { size } }]
      const added = await shop.cart.add({ key, items })
      if (!added.ok) throw new Error(added.reason)
      ;({ key } = added)
    }
    const cart = await shop.cart.view({ key })
    expect(cart.lines.map(line => line.subtotal)).toEqual([1816, 3632, 5448, 7264])
    expect(cart.totals.total).toBe(18160)
    const placed = await checkout.place(key)
    expect(placed).toMatchObject({ ok: true, order: { total: 18160 } })
  })

  test('SH-4: a cart takes 200 lines, and their sum is the order’s; more are refused', async () => {
    const { shop } = checkout
    const products = Array.from({ length: 201 }, (_, index) => ({
      ...{ type: 'simple' as const, name: `Item ${index}`, variant: { regularPrice: index + 1 } },
    }))
    const ids = await shop.catalog.save(products)
    let key: string | undefined
    for (let from = 0; from < 200; from += 50) {
      const items = ids.slice(from, from + 50).map(productId => ({ productId, quantity: 1 }))
      const added = await shop.cart.add({ key, items })
      if (!added.ok) throw new Error(added.reason)
      ;({ key } = added)
    }
    const more = await shop.cart.add({ key, items: [{ productId: ids[200] ?? '', quantity: 1 }] })
    expect(more).toMatchObject({ reason: 'too-many', message: { key: 'tooMany' } })
    const placed = await checkout.place(key)
    expect(placed).toMatchObject({ ok: true, order: { total: (200 * 201) / 2 } })
  })

  test('SH-4: a stock that is sold between cart and order is named, and nothing is ordered', async () => {
    const key = await checkout.cartWith(6)
    await checkout.buy(5)
    const refused = await checkout.shop.checkout.place({ key, fields: checkoutFields() })
    expect(refused).toMatchObject({
      reason: 'not-enough-stock',
      errors: [{ message: { key: 'lineNotEnough', values: { name: 'Bowl', left: 5 } } }],
    })
    expect(await checkout.stockLeft()).toBe(5)
  })
})
