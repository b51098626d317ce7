import { expect, test } from 'vitest'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'

describeDatabases('popularity', open => {
  const checkout = prepareCheckout(open)

  test('sold products rank by popularity later', async () => {
    const { shop } = checkout
    const [id = ''] = await shop.catalog.save([
      { type: 'simple', name: 'Loved', variant: { regularPrice: 100 } },
    ])
    await checkout.place(await checkout.cartWith(500, id))
    for (const task of shop.tasks) await task.run(AbortSignal.any([]))
    expect((await shop.catalog.list({ sort: 'popularity' })).products[0]?.id).toBe(id)
  })
})
