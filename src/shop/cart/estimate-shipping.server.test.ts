import { beforeEach, expect, test } from 'vitest'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'

const nowhere = { country: '', state: '', postcode: '', city: '', method: '' }

describeDatabases('shipping in the cart', open => {
  const checkout = prepareCheckout(open)
  const ids: string[] = []

  beforeEach(async () => {
    const flat = { id: 'flat', kind: 'flat', title: 'Parcel', cost: 500, minimum: 0 } as const
    const pickup = { id: 'pickup', kind: 'pickup', title: 'Pickup', cost: 0, minimum: 0 } as const
    const free = { id: 'free', kind: 'free', title: 'Free shipping', cost: 0, minimum: 0 } as const
    checkout.configure({
      zones: [
        { name: 'Germany', countries: ['DE'], methods: [free] },
        { name: 'France', countries: ['FR'], methods: [flat, pickup] },
      ],
    })
    ids.splice(0)
    for (const price of [999, 499]) {
      const [id = ''] = await checkout.shop.catalog.save([
        { type: 'simple', name: `Product ${price}`, variant: { regularPrice: price } },
      ])
      ids.push(id)
    }
  })

  async function estimate(key: string, fields: Partial<typeof nowhere>) {
    const answer = await checkout.shop.cart.estimateShipping({
      key,
      fields: { ...nowhere, ...fields },
    })
    return { answer, cart: await checkout.shop.cart.view({ key }) }
  }

  test('SH-4: zones with free shipping to DE and 5.00 or pickup in FR, none elsewhere', async () => {
    const [first = '', second = ''] = ids
    const one = await checkout.cartWith(1, first)
    expect((await estimate(one, { country: 'DE' })).cart).toMatchObject({
      shipping: { methods: [{ title: 'Free shipping', cost: 0 }], chosen: 'free' },
      totals: { total: 999 },
    })
    const four = await checkout.cartWith(4, first)
    expect((await estimate(four, { country: 'FR' })).cart.totals.total).toBe(4496)
    expect((await estimate(four, { country: 'FR', method: 'pickup' })).cart.totals.total).toBe(3996)
    await checkout.shop.cart.add({ key: one, items: [{ productId: second, quantity: 1 }] })
    const { cart } = await estimate(one, { country: 'ES' })
    expect(cart.totals).toMatchObject({ total: 1498, shipping: undefined })
    expect(cart.shipping.methods).toEqual([])
  })

  test('SH-4: a chosen method that is not offered for the new address is reported', async () => {
    const key = await checkout.cartWith(1, ids[0])
    const chosen = await estimate(key, { country: 'FR', method: 'pickup' })
    expect(chosen.cart.shipping).toMatchObject({ chosen: 'pickup', isChoiceGone: false })
    const moved = await estimate(key, { country: 'DE', method: 'pickup' })
    expect(moved.cart.shipping).toMatchObject({ chosen: 'free', isChoiceGone: true })
  })

  test('SH-4: checkout starts with the address, and with a payment method', async () => {
    const key = await checkout.cartWith(1, ids[0])
    await estimate(key, { country: 'FR', postcode: '75001', city: 'Paris', method: 'pickup' })
    const { fields } = await checkout.shop.checkout.view({ key })
    expect(fields).toMatchObject({
      billing_country: 'FR',
      billing_postcode: '75001',
      billing_city: 'Paris',
      shipping_method: 'pickup',
      payment_method: 'bacs',
    })
  })

  test.each([
    [{ country: '' }, 'selectCountry'],
    [{ country: 'XX' }, 'selectCountry'],
    [{ country: 'US' }, 'noShippingTo'],
    [{ country: 'DE', postcode: '1' }, 'badPostcode'],
  ])('SH-4: the address %o is refused: %s', async (fields, message) => {
    checkout.configure({ sellTo: ['DE', 'FR'] })
    const key = await checkout.cartWith(1, ids[0])
    expect((await estimate(key, fields)).answer).toMatchObject({
      ok: false,
      reason: 'invalid-address',
      errors: [{ message: { key: message } }],
    })
  })

  test('SH-4: an order names the pickup place', async () => {
    const places = [
      { id: 'a', name: 'Workshop', address: 'Example Street 1', hours: 'Mon–Fri 9–17' },
      { id: 'b', name: 'Market', address: 'Square 2', hours: '' },
    ]
    const pickup = {
      id: 'p',
      kind: 'pickup',
      title: 'Pickup',
      cost: 0,
      minimum: 0,
      places,
    } as const
    checkout.configure({
      zones: [{ name: 'All', countries: [], methods: [{ ...pickup, places: [...places] }] }],
    })
    const placed = await checkout.buy(1, { shipping_method: 'p:b' })
    const order = await checkout.shop.orders.load({ id: placed.id })
    expect(order?.shippingTitle).toBe('Pickup: Market')
  })
})
