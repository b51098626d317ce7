import { expect, test } from 'vitest'
import { MINUTE } from '#base'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'
import type { Addon } from '../model/addon.ts'
import { emptyCheckoutFields } from '../model/checkout-fields.ts'

describeDatabases('changed prices in the cart', open => {
  const checkout = prepareCheckout(open)

  let count = 0
  /** A product whose price can be changed. */
  async function addProduct(regularPrice: number) {
    const sku = `changing-${++count}`
    const setPrice = async (price: number) => {
      const variant = { regularPrice: price }
      const product = { type: 'simple', name: sku, sku, variant } as const
      const [id = ''] = await checkout.shop.catalog.save([product])
      return id
    }
    return { id: await setPrice(regularPrice), setPrice }
  }

  const announce = async (key: string, shop: typeof checkout.shop = checkout.shop) =>
    (await shop.cart.view({ key, announcesPrices: true })).lines

  test('SH-3 a changed price is announced once, and for prefetched pages for half a minute', async () => {
    const product = await addProduct(2000)
    const key = await checkout.cartWith(2, product.id)
    expect(await announce(key)).toMatchObject([{ unitPrice: 2000, priceBefore: undefined }])
    await product.setPrice(1500)
    const [quiet] = (await checkout.shop.cart.view({ key })).lines
    expect(quiet).toMatchObject({ unitPrice: 1500, priceBefore: undefined })
    const changed = { unitPrice: 1500, priceBefore: 2000, subtotal: 3000 }
    expect(await announce(key)).toMatchObject([changed])
    expect(await announce(key)).toMatchObject([changed])
    checkout.clock.advance(MINUTE)
    expect(await announce(key)).toMatchObject([{ unitPrice: 1500, priceBefore: undefined }])
    await product.setPrice(1800)
    expect(await announce(key)).toMatchObject([{ unitPrice: 1800, priceBefore: 1500 }])
    await product.setPrice(1500)
    await product.setPrice(1800)
    checkout.clock.advance(MINUTE)
    expect(await announce(key)).toMatchObject([{ priceBefore: undefined }])
  })

  test('SH-3 more of a product in the cart keeps the announcement, removing and adding it ends it', async () => {
    const product = await addProduct(2000)
    const key = await checkout.cartWith(1, product.id)
    await product.setPrice(1500)
    const add = () =>
      checkout.shop.cart.add({ key, items: [{ productId: product.id, quantity: 1 }] })
    await add()
    const [line] = (await checkout.shop.cart.view({ key })).lines
    await checkout.shop.cart.remove({ key, lineId: line?.id ?? '' })
    await checkout.shop.cart.undo({ key, lineId: line?.id ?? '' })
    expect(await announce(key)).toMatchObject([{ quantity: 2, priceBefore: 2000 }])
    await product.setPrice(1700)
    await checkout.shop.cart.remove({ key, lineId: line?.id ?? '' })
    await add()
    checkout.clock.advance(MINUTE)
    expect(await announce(key)).toMatchObject([{ unitPrice: 1700, priceBefore: undefined }])
  })

  test('SH-3 a notice leads to changed prices and to lines that cannot be ordered', async () => {
    const product = await addProduct(2000)
    const key = await checkout.cartWith(1, product.id)
    const notices = async () =>
      (await checkout.shop.cart.view({ key, announcesPrices: true })).notices
    expect(await notices()).toEqual([])
    await product.setPrice(1500)
    expect(await notices()).toEqual([{ kind: 'info', key: 'itemsChanged' }])
    expect((await checkout.shop.cart.view({ key })).notices).toEqual([])
    checkout.clock.advance(MINUTE)
    expect(await notices()).toEqual([])
    await checkout.shop.products.trash(product.id)
    expect(await notices()).toEqual([{ kind: 'info', key: 'itemsChanged' }])
  })

  test('SH-3 another currency or address is no change, and both prices are shown in it', async () => {
    const french = { country: 'FR', taxClass: '', name: 'TVA', percent: 10, shipping: true }
    const usd = { code: 'USD', rate: '1.1', rateDate: '2026-02-27', rounding: 'none' } as const
    checkout.configure({
      taxes: [french],
      prices: { includeTax: false, display: 'incl' },
      currencies: [usd],
    })
    const product = await addProduct(2000)
    const key = await checkout.cartWith(1, product.id)
    const dollars = { ...checkout.shop, ...checkout.shop.storefront('USD') }
    expect(await announce(key, dollars)).toMatchObject([
      { unitPrice: 2200, priceBefore: undefined },
    ])
    const fields = { ...emptyCheckoutFields, billing_country: 'FR' }
    await checkout.shop.checkout.remember({ key, fields })
    expect(await announce(key)).toMatchObject([{ unitPrice: 2200, priceBefore: undefined }])
    await product.setPrice(1500)
    expect(await announce(key, dollars)).toMatchObject([{ unitPrice: 1815, priceBefore: 2420 }])
    expect(await announce(key)).toMatchObject([{ unitPrice: 1650, priceBefore: 2200 }])
  })

  test('SH-3 the price of a group is announced after signing in', async () => {
    const product = await addProduct(2000)
    const key = await checkout.cartWith(1, product.id)
    const group = { name: 'Trade', ppm: 250_000, categories: [], taxExempt: false }
    const saved = await checkout.shop.customerGroups.save(group)
    if (!saved.ok) throw new Error(saved.reason)
    const member = { ...checkout.shop, ...checkout.shop.storefront('', saved.id) }
    expect(await announce(key, member)).toMatchObject([{ unitPrice: 1500, priceBefore: 2000 }])
    const own = await member.cart.add({
      key: undefined,
      items: [{ productId: product.id, quantity: 1 }],
    })
    if (!own.ok) throw new Error(own.reason)
    expect(await announce(own.key, member)).toMatchObject([{ priceBefore: undefined }])
  })

  test('SH-3 surcharges of add-ons are part of both prices', async () => {
    const price = { kind: 'percent', amount: 100_000, per: 'item' } as const
    const addon: Addon = {
      ...{ id: 'wrap', type: 'checkbox', label: 'Wrap', help: '', required: false, price },
      ...{ maxLength: null, min: null, max: null, display: 'radio', choices: [] },
    }
    const sku = `wrapped-${++count}`
    const save = (regularPrice: number) =>
      checkout.shop.catalog.save([
        { type: 'simple', name: sku, sku, addons: [addon], variant: { regularPrice } },
      ])
    const [productId = ''] = await save(2000)
    const items = [{ productId, quantity: 1, addons: { wrap: '1' } }]
    const cart = await checkout.shop.cart.add({ key: undefined, items })
    if (!cart.ok) throw new Error(cart.reason)
    await save(1000)
    expect(await announce(cart.key)).toMatchObject([{ unitPrice: 1100, priceBefore: 2200 }])
  })

  test('SH-3 carts from before prices were stored announce later changes', async () => {
    const product = await addProduct(2000)
    const key = await checkout.cartWith(1, product.id)
    await checkout.db.updateTable('cart_lines').set({ seen_price: null }).execute()
    expect(await announce(key)).toMatchObject([{ unitPrice: 2000, priceBefore: undefined }])
    await product.setPrice(2500)
    expect(await announce(key)).toMatchObject([{ unitPrice: 2500, priceBefore: 2000 }])
  })
})
