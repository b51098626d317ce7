import { expect, test } from 'vitest'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'

describeDatabases('what shipping and tax add', open => {
  const checkout = prepareCheckout(open)

  test('SH-4: zones determine availability and cost of shipping', async () => {
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
      errors: [
        {
          field: 'billing_country',
          message: { key: 'notShippedTo', values: { country: 'Spain' } },
        },
      ],
    })
    const unknown = { ...france, shipping_method: 'drone' }
    expect(await checkout.place(await checkout.cartWith(1), unknown)).toMatchObject({
      reason: 'no-shipping',
      errors: [{ field: 'shipping_method' }],
    })
  })

  test('SH-4: included tax is shown, other tax is added', async () => {
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

  const german = { country: 'DE', taxClass: '', name: 'VAT', percent: 20, shipping: true }
  const french = { country: 'FR', taxClass: '', name: 'TVA', percent: 10, shipping: true }
  const parcel = { id: 'flat', kind: 'flat', title: 'Parcel', cost: 500, minimum: 0 } as const
  const pickup = { id: 'pickup', kind: 'pickup', title: 'Pickup', cost: 100, minimum: 0 } as const

  async function view(quantity: number, country: string) {
    const key = await checkout.cartWith(quantity)
    return checkout.shop.cart.view({ key, destination: { country } })
  }

  test.each([
    ['incl', 'DE', 2179, 600, 120],
    ['incl', 'FR', 1998, 550, 110],
    ['excl', 'FR', 1816, 500, 100],
  ] as const)(
    'SH-4: prices without tax, shown %s to %s: unit price and choices of shipping agree with the totals',
    async (display, country, unit, flat, collected) => {
      checkout.configure({
        taxes: [german, french],
        prices: { includeTax: false, display },
        zones: [{ name: 'All', countries: [], methods: [parcel, pickup] }],
      })
      const cart = await view(1, country)
      expect(cart.lines[0]).toMatchObject({ unitPrice: unit, subtotal: unit })
      expect(cart.shipping.methods.map(method => method.cost)).toEqual([flat, collected])
      expect(cart.totals.shipping?.cost).toBe(flat)
    },
  )

  test('SH-4: prices with tax, shown without, come down by the tax of where goods go', async () => {
    checkout.configure({
      taxes: [german, french],
      prices: { includeTax: true, display: 'excl' },
      zones: [{ name: 'All', countries: [], methods: [parcel] }],
    })
    const cart = await view(1, 'FR')
    expect(cart.lines[0]).toMatchObject({ unitPrice: 1651, subtotal: 1651 })
    expect(cart.shipping.methods[0]?.cost).toBe(455)
    expect(cart.totals).toMatchObject({ shipping: { cost: 455 }, total: 1816 + 500 })
  })

  test.each([
    ['entered with tax, shown without', true, 'excl', 3632],
    ['entered without, shown with tax', false, 'incl', 4358],
  ] as const)(
    'SH-4: the minimum of free shipping is compared with the exact amount of the goods: %s',
    async (_, includeTax, display, value) => {
      const free = (minimum: number) => ({
        id: 'free',
        kind: 'free' as const,
        title: 'Free',
        cost: 0,
        minimum,
      })
      const offered = async (minimum: number) => {
        checkout.configure({
          taxes: [german],
          prices: { includeTax, display },
          zones: [{ name: 'All', countries: [], methods: [free(minimum), parcel] }],
        })
        const { shipping } = await view(2, 'DE')
        return shipping.methods.some(method => method.id === 'free')
      }
      expect(await offered(value)).toBe(true)
      expect(await offered(value + 1)).toBe(false)
    },
  )

  test('SH-4: an order keeps unit prices as its buyer saw them', async () => {
    checkout.configure({ taxes: [german], prices: { includeTax: false, display: 'incl' } })
    const { id } = await checkout.buy(1)
    const order = await checkout.shop.orders.load({ id })
    expect(order?.lines[0]).toMatchObject({ unitPrice: 2179, subtotal: 2179 })
  })
})
