import { expect, test } from 'vitest'
import { MINUTE } from '#base'
import { prepareCart } from '../../../tests/support/cart.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { emptyCheckoutFields } from '../model/checkout-fields.ts'

describeDatabases('what the cart shows', open => {
  const bench = prepareCart(open)

  test('a deleted product is shown as unavailable, however often the cart is opened', async () => {
    const { shop } = bench
    const [goneId] = await shop.catalog.save([
      { type: 'simple', name: 'Gone', variant: { regularPrice: 500 } },
    ])
    const cart = await shop.cart.add({
      key: undefined,
      items: [{ productId: goneId, quantity: 1 }],
    })
    if (!cart.ok) throw new Error(cart.reason)
    await shop.catalog.delete(goneId ?? '')
    for (const _time of [1, 2]) {
      const view = await shop.cart.view({ key: cart.key })
      expect(view.lines).toMatchObject([{ unitPrice: undefined, subtotal: 0 }])
      expect(view.lines[0]?.problem?.key).toBe('productUnavailable')
    }
  })

  test('a sale ends by the clock', async () => {
    const key = await bench.cartWith('sale')
    const now = await bench.shop.cart.view({ key })
    expect(now.lines[0]).toMatchObject({ unitPrice: 700, regularPrice: 1000 })
    bench.clock.advance(MINUTE)
    const later = await bench.shop.cart.view({ key })
    expect(later.lines[0]).toMatchObject({ unitPrice: 1000, regularPrice: undefined })
    const card = (await bench.shop.catalog.list({ search: 'sale' })).products[0]
    expect(card?.price).toMatchObject({ min: 1000, onSale: false })
  })

  test('SH-4: the cart shows the checkout’s price once the destination is known', async () => {
    const french = { country: 'FR', taxClass: '', name: 'TVA', percent: 10, shipping: true }
    bench.configure({ taxes: [french], prices: { includeTax: false, display: 'incl' } })
    const key = await bench.cartWith('sale')
    expect((await bench.shop.cart.view({ key })).lines[0]).toMatchObject({ unitPrice: 700 })
    const fields = { ...emptyCheckoutFields, billing_country: 'FR' }
    await bench.shop.checkout.remember({ key, fields })
    const cart = await bench.shop.cart.view({ key })
    expect(cart.lines[0]).toMatchObject({ unitPrice: 770, subtotal: 770 })
    expect((await bench.shop.checkout.view({ key })).cart).toEqual(cart)
  })
})
