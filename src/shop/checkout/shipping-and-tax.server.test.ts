import { expect, test } from 'vitest'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'

describeDatabases('what shipping and tax add', open => {
  const checkout = prepareCheckout(open)

  test('SH-4: zones decide what shipping costs and whether there is any', async () => {
    const flat = { id: 'flat', kind: 'flat', title: 'Parcel', cost: 500, minimum: 0 } as const
    const pickup = { id: 'pickup', kind: 'pickup', title: 'Pickup', cost: 0, minimum: 0 } as const
    const free = { id: 'free', kind: 'free', title: 'Free', cost: 0, minimum: 5000 } as const
    checkout.configure({
      zones: [
        { name: 'France', countries: ['FR'], methods: [flat, pickup] },
        { name: 'Germany', countries: ['DE'], methods: [free, flat] },
      ],
    })
    const france = { billing_country: 'FR', billing_postcode: '75001' }
    expect(await checkout.place(await checkout.cartWith(1), france)).toMatchObject({
      order: { total: 2316 },
    })
    const collected = { ...france, shipping_method: 'pickup' }
    expect(await checkout.place(await checkout.cartWith(1), collected)).toMatchObject({
      order: { total: 1816 },
    })
    expect(await checkout.place(await checkout.cartWith(1))).toMatchObject({
      order: { total: 2316 },
    })
    expect(await checkout.place(await checkout.cartWith(3))).toMatchObject({
      order: { total: 5448 },
    })
    const spain = { billing_country: 'ES', billing_postcode: '28001' }
    const refused = await checkout.place(await checkout.cartWith(1), spain)
    expect(refused).toMatchObject({
      reason: 'no-shipping',
      errors: [{ field: 'billing_country', text: /do not ship to Spain/ }],
    })
    const unknown = { ...france, shipping_method: 'drone' }
    expect(await checkout.place(await checkout.cartWith(1), unknown)).toMatchObject({
      reason: 'no-shipping',
      errors: [{ field: 'shipping_method' }],
    })
  })

  test('SH-4: tax that prices include is said, tax that they do not is added', async () => {
    const taxes = [{ country: 'DE', taxClass: '', name: 'VAT', percent: 19, shipping: true }]
    checkout.configure({ taxes })
    const included = await checkout.buy(2)
    expect((await checkout.shop.orders.load({ id: included.id }))?.totals).toMatchObject({
      subtotal: 3632,
      tax: 580,
      total: 3632,
    })
    checkout.configure({ taxes, prices: { includeTax: false, display: 'excl' } })
    const added = await checkout.buy(2)
    expect((await checkout.shop.orders.load({ id: added.id }))?.totals).toMatchObject({
      subtotal: 3632,
      tax: 690,
      total: 4322,
    })
  })
})
