import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'

describeDatabases('the stock ledger', open => {
  const checkout = prepareCheckout(open)

  /** Stock items whose quantity is not the sum of their movements. */
  async function differing() {
    const { rows } = await sql`select id from stock_items where quantity <>
      (select coalesce(sum(quantity), 0) from stock_movements where stock_id = stock_items.id)`.execute(
      checkout.db,
    )
    return rows
  }
  const movements = () =>
    checkout.db
      .selectFrom('stock_movements')
      .select(['quantity', 'reason', 'author'])
      .where('stock_id', '=', checkout.bowl.id)
      .orderBy('id')
      .execute()

  test('SH-4 every change of a quantity is a movement', async () => {
    const { shop } = checkout
    const { id: orderId } = await checkout.buy(4)
    await shop.orders.setStatus({ orderId, status: 'failed', author: 'Ute' })
    await shop.orders.setStatus({ orderId, status: 'processing', author: 'Ute' })
    const product = await shop.products.load(checkout.bowl.id)
    if (!product) throw new Error('the product is gone')
    await shop.products.change(
      product.id,
      { stock: { ...product.stock, quantity: 20, was: 6 } as typeof product.stock },
      {},
      'Ute',
    )
    expect(await movements()).toEqual([
      { quantity: 10, reason: 'edit', author: 'system' },
      { quantity: -4, reason: 'order', author: 'customer' },
      { quantity: 4, reason: 'release', author: 'Ute' },
      { quantity: -4, reason: 'order', author: 'Ute' },
      { quantity: 14, reason: 'edit', author: 'Ute' },
    ])
    expect(await checkout.stockLeft()).toBe(20)
    expect(await differing()).toEqual([])
  })

  test('SH-4 200 buyers at once of 50 items make 50 orders and 50 movements', async () => {
    const [id = ''] = await checkout.shop.catalog.save([
      { type: 'simple', name: 'Cup', variant: { regularPrice: 100, stock: { quantity: 50 } } },
    ])
    const keys: string[] = []
    for (let buyer = 0; buyer < 200; buyer++) keys.push(await checkout.cartWith(1, id))
    const answers = await Promise.all(keys.map(key => checkout.place(key)))
    expect(answers.filter(answer => answer.ok)).toHaveLength(50)
    const reasons = answers.flatMap(answer => (answer.ok ? [] : answer.reason))
    expect(new Set(reasons)).toEqual(new Set(['not-enough-stock']))
    expect(await checkout.stockLeft(id)).toBe(0)
    expect(await differing()).toEqual([])
  })

  test('SH-4 the last item split over two lines of one cart is not oversold', async () => {
    const { shop } = checkout
    const options = [{ key: 'Size', name: 'Size', values: ['S', 'L'] }]
    const [id = ''] = await shop.catalog.save([
      {
        type: 'variable',
        name: 'Shirt',
        options: options as never,
        variant: { stock: { quantity: 1 } },
        variants: ['S', 'L'].map(size => ({
          ...{ regularPrice: 100, stock: 'product' as const, options: { Size: size } },
        })),
      },
    ])
    const variants = await checkout.db
      .selectFrom('variants')
      .select('id')
      .where('product_id', '=', id)
      .execute()
    const cartKey = await checkout.cartWith(1)
    const cart = await checkout.db
      .selectFrom('carts')
      .select('id')
      .where('key', '=', cartKey)
      .executeTakeFirstOrThrow()
    await checkout.db.deleteFrom('cart_lines').where('cart_id', '=', cart.id).execute()
    for (const variant of variants) {
      const row = { id: `${variant.id}-l`, cart_id: cart.id, line_key: variant.id, options: '[]' }
      await checkout.db
        .insertInto('cart_lines')
        .values({ ...row, variant_id: variant.id, quantity: 1, removed_at: null, created_at: 0 })
        .execute()
    }
    expect(await checkout.place(cartKey)).toMatchObject({ ok: false, reason: 'not-enough-stock' })
    expect(await checkout.stockLeft(id)).toBe(1)
    expect(await differing()).toEqual([])
  })
})
