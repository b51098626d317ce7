import { expect, test } from 'vitest'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { createTestShop } from '../../../tests/support/test-shop.ts'

describeDatabases('limits of the cart', open => {
  test('one request adds at most fifty items, including its own', async () => {
    const { shop } = createTestShop(await open())
    const ids = await shop.catalog.save(
      Array.from({ length: 51 }, (_, n) => ({
        type: 'simple' as const,
        name: `Bowl ${n}`,
        variant: { regularPrice: 100, stock: { quantity: 3 } },
      })),
    )
    const items = ids.map(productId => ({ productId, quantity: '1' }))
    const refused = await shop.cart.add({ key: undefined, items })
    expect(refused).toMatchObject({ ok: false, reason: 'too-many' })
    const added = await shop.cart.add({ key: undefined, items: items.slice(0, 50) })
    expect(added).toMatchObject({ ok: true, count: 50 })
    const [productId] = ids
    const four = Array.from({ length: 4 }, () => ({ productId, quantity: '1' }))
    expect(await shop.cart.add({ key: undefined, items: four })).toMatchObject({
      ok: false,
      reason: 'not-enough-stock',
    })
    const key = added.ok ? added.key : ''
    const more = await shop.cart.add({ key, items: four.slice(0, 2) })
    expect(more).toMatchObject({ ok: true, count: 52 })
    const view = await shop.cart.view({ key })
    expect(view.lines).toHaveLength(50)
  })

  test('keeps the existing cart when no more carts may be created', async () => {
    const connection = await open()
    const { shop } = createTestShop(connection)
    const [productId] = await shop.catalog.save([
      { type: 'simple', name: 'Bowl', variant: { regularPrice: 100, stock: { quantity: 9 } } },
    ])
    const items = [{ productId, quantity: '1' }]
    const own = await shop.cart.add({ key: undefined, items })
    const key = own.ok ? own.key : ''
    const mayCreateRecord = async () => false
    for (const made of [undefined, 'a'.repeat(32)]) {
      expect(await shop.cart.add({ key: made, items, mayCreateRecord })).toMatchObject({
        ok: false,
        reason: 'too-many-carts',
      })
    }
    expect(await shop.cart.add({ key, items, mayCreateRecord })).toMatchObject({
      ok: true,
      count: 2,
    })
    expect(await connection.db.selectFrom('carts').select('id').execute()).toHaveLength(1)
  })
})
