import { expect, test } from 'vitest'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'

describeDatabases('stock while orders are placed', open => {
  const checkout = prepareCheckout(open)

  test('SH-4: fifty buyers at once of a stock of ten make ten orders', async () => {
    const keys: string[] = []
    for (let i = 0; i < 50; i++) keys.push(await checkout.cartWith(1))
    const answers = await Promise.all(keys.map(key => checkout.place(key)))
    expect(answers.filter(answer => answer.ok)).toHaveLength(10)
    const refused = answers.filter(answer => !answer.ok)
    expect(refused).toHaveLength(40)
    for (const answer of refused) {
      expect(answer).toMatchObject({
        reason: 'not-enough-stock',
        errors: [{ message: { key: 'lineOutOfStock', values: { name: 'Bowl' } } }],
      })
    }
    expect(await checkout.stockLeft()).toBe(0)
    const card = (await checkout.shop.catalog.list({ ids: [checkout.bowl.id] })).products[0]
    expect(card).toMatchObject({ stock: 'out-of-stock', quickAdd: undefined })
    // The refused carts are unchanged.
    const refusedKey = keys[answers.findIndex(answer => !answer.ok)]
    expect((await checkout.shop.cart.view({ key: refusedKey })).count).toBe(1)
  })

  test('SH-4: two buyers of the same two last things, in either order, never wait for each other', async () => {
    const { shop } = checkout
    const ids = await shop.catalog.save(
      ['A', 'B'].map(name => ({
        type: 'simple' as const,
        name,
        variant: { regularPrice: 100, stock: { quantity: 20 } },
      })),
    )
    const keys = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const order = index % 2 ? ids : [...ids].reverse()
        const items = order.map(id => ({ productId: id, quantity: 1 }))
        const cart = await shop.cart.add({ key: undefined, items })
        return cart.ok ? cart.key : ''
      }),
    )
    const answers = await Promise.all(keys.map(key => checkout.place(key)))
    expect(answers.every(answer => answer.ok)).toBe(true)
    expect(await checkout.stockLeft(ids[0])).toBe(0)
  })

  test('backorders may owe, where the product allows it', async () => {
    const [id = ''] = await checkout.shop.catalog.save([
      {
        type: 'simple',
        name: 'Owed',
        variant: { regularPrice: 100, stock: { quantity: 1, backorders: 'notify' } },
      },
    ])
    const key = await checkout.cartWith(3, id)
    expect((await checkout.shop.cart.view({ key })).lines[0]).toMatchObject({ backordered: true })
    expect(await checkout.place(key)).toMatchObject({ ok: true })
    expect(await checkout.stockLeft(id)).toBe(-2)
  })
})
