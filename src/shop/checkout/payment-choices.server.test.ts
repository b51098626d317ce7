import { expect, test } from 'vitest'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { orderInput } from '../../../tests/support/order-input.ts'

describeDatabases('payment methods of an order', open => {
  const checkout = prepareCheckout(open)

  test('SH-4 cash on delivery is not offered if nothing is delivered', async () => {
    const [id = ''] = await checkout.shop.catalog.save([
      { type: 'simple', name: 'Pattern', variant: { regularPrice: 500, virtual: true } },
    ])
    const offered = async (key: string) =>
      (await checkout.shop.checkout.view({ key })).payments.map(method => method.id)
    const key = await checkout.cartWith(1, id)
    expect(await offered(await checkout.cartWith(1))).toContain('cod')
    expect(await offered(key)).not.toContain('cod')
    expect(await checkout.place(key, { payment_method: 'cod' })).toMatchObject({
      ...{ ok: false, reason: 'invalid' },
      errors: [{ field: 'payment_method', message: { key: 'onlyOnDelivery' } }],
    })
    expect(await checkout.place(key, { payment_method: 'bacs' })).toMatchObject({ ok: true })
  })

  test('SH-4 staff cannot place an order without delivery with cash on delivery', async () => {
    const [id = ''] = await checkout.shop.catalog.save([
      { type: 'simple', name: 'Pattern', variant: { regularPrice: 500, virtual: true } },
    ])
    const place = async (productId: string) => {
      const items = [{ variantId: await checkout.variantOf(productId), quantity: 1 }]
      const entered = orderInput(items)
      const input = { ...entered, fields: { ...entered.fields, payment_method: 'cod' } }
      const author = 'Ute'
      const created = await checkout.shop.orders.createDraft({ input, author })
      const orderId = created.ok ? created.id : ''
      return checkout.shop.orders.placeDraft({ orderId, version: 0, input, author })
    }
    expect(await place(checkout.bowl.id)).toMatchObject({ ok: true })
    expect(await place(id)).toMatchObject({
      reason: 'order-invalid',
      problems: [{ field: 'payment_method', message: { key: 'onlyOnDelivery' } }],
    })
  })
})
