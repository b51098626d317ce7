import { expect, test } from 'vitest'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'

describeDatabases('products bought together', open => {
  const checkout = prepareCheckout(open)

  async function addProduct(name: string, more: object = {}) {
    const variant = { regularPrice: 500 }
    const [id = ''] = await checkout.shop.catalog.save([{ type: 'simple', name, variant, ...more }])
    return id
  }

  async function buyTogether(...productIds: string[]) {
    const items = productIds.map(productId => ({ productId, quantity: 1 }))
    const cart = await checkout.shop.cart.add({ key: undefined, items })
    if (!cart.ok) throw new Error(cart.reason)
    const placed = await checkout.place(cart.key)
    if (!placed.ok) throw new Error(placed.reason)
    await checkout.db
      .updateTable('orders')
      .set({ status: 'completed' })
      .where('id', '=', placed.order.id)
      .execute()
  }

  async function countPairs() {
    const task = checkout.shop.tasks.find(({ name }) => name === 'shop: bought together')
    await task?.run(AbortSignal.any([]))
  }

  const namesWith = async (id: string, crossSells: string[] = []) => {
    const cards = await checkout.shop.catalog.boughtTogether({ id, crossSells })
    return cards.map(({ name }) => name)
  }

  test('SH-5: products of at least two orders belong together, the most frequent first', async () => {
    const pot = await addProduct('Pot')
    const cup = await addProduct('Cup')
    const lid = await addProduct('Lid')
    const tray = await addProduct('Tray')
    for (const others of [[cup], [cup, lid], [cup, lid], [tray]]) await buyTogether(pot, ...others)
    await countPairs()
    expect(await namesWith(pot)).toEqual(['Cup', 'Lid'])
    expect(await namesWith(tray)).toEqual([])
    expect(await namesWith(pot, [tray])).toEqual(['Tray'])

    // A deleted product takes its pairs with it.
    await checkout.shop.catalog.delete(lid)
    await countPairs()
    expect(await namesWith(pot)).toEqual(['Cup'])
  })

  test('SH-5: a cart offers the cross-sells of its products, except those in it', async () => {
    const cup = await addProduct('Cup')
    const lid = await addProduct('Lid')
    const pot = await addProduct('Pot', { crossSells: [cup, lid] })
    const items = [pot, cup].map(productId => ({ productId, quantity: 1 }))
    const cart = await checkout.shop.cart.add({ key: undefined, items })
    expect(await checkout.shop.cart.crossSells(cart.ok ? cart.key : '')).toEqual([lid])
    expect(await checkout.shop.cart.crossSells(undefined)).toEqual([])
  })
})
