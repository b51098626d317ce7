import { expect, test } from 'vitest'
import { PLAIN_LOOK } from '#mail'
import type { ShopSettings } from '#shop/schema'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { importFile } from '../../../tests/support/import-file.ts'
import { defaultShopSettings } from '../model/settings.ts'

/** Rates of WooCommerce's end-to-end tests. */
const RATES = `Country Code,State Code,ZIP/Postcode,City,Rate %,Tax Name,Priority,Compound,Shipping,Tax Class
US,*,*,*,25.0000,Tax,1,0,0,
US,*,*,*,17.0000,Seventeen Tax,1,1,0,rounding-set
US,*,*,*,6.0000,Six Tax,2,1,0,rounding-set
US,*,*,*,10.0000,Country Tax,1,0,0,levels-set
*,CA,*,*,5.0000,State Tax,2,0,0,levels-set
*,*,*,SACRAMENTO,2.5000,City Tax,3,0,0,levels-set
*,*,55555,*,1.2500,Zip Tax,4,0,0,levels-set
US,*,*,*,15.0000,Shipping Tax,1,0,1,shipping-set
`

const { tax } = defaultShopSettings
const flat = { id: 'flat', kind: 'flat', title: 'Parcel', cost: 2000, minimum: 0 } as const
const pickup = { id: 'pickup', kind: 'pickup', title: 'Pickup', cost: 0, minimum: 0 } as const

describeDatabases('taxes as in WooCommerce', open => {
  const checkout = prepareCheckout(open)

  /** A shop in California with these rates and prices in dollars, entered without tax. */
  async function openShop(changes: Partial<ShopSettings> = {}) {
    const settings: Partial<ShopSettings> = {
      currency: 'USD',
      country: 'US',
      base: { state: 'CA', postcode: '', city: '' },
      prices: { includeTax: false, display: 'excl' },
      zones: [],
      ...changes,
    }
    checkout.configure({ ...settings, taxes: [] })
    // Writes the empty list of rates before the import.
    await checkout.shop.settings()
    const { imports } = checkout.shop
    const report = await importFile(imports.taxRates, imports, RATES)
    expect((report?.created ?? 0) + (report?.unchanged ?? 0)).toBe(8)
  }

  async function fill(
    items: { price: number; quantity: number; taxClass?: string; virtual?: boolean }[],
  ) {
    const ids = await checkout.shop.catalog.save(
      items.map(({ price, taxClass = '', virtual = true }, index) => ({
        type: 'simple',
        name: `Product ${price} ${index}`,
        taxClass,
        variant: { regularPrice: price, virtual },
      })),
    )
    const cart = await checkout.shop.cart.add({
      key: undefined,
      items: items.map(({ quantity }, index) => ({ productId: ids[index], quantity })),
    })
    if (!cart.ok) throw new Error(cart.reason)
    return cart.key
  }

  const sacramento = {
    billing_country: 'US',
    billing_state: 'CA',
    billing_city: 'Sacramento',
    billing_postcode: '55555',
  }
  const losAngeles = { ...sacramento, billing_city: 'Los Angeles', billing_postcode: '90210' }

  async function order(key: string, fields = losAngeles) {
    const placed = await checkout.place(key, { payment_method: 'bacs', ...fields })
    if (!placed.ok) throw new Error(JSON.stringify(placed))
    const found = await checkout.shop.orders.load({ id: placed.order.id })
    if (!found) throw new Error('no order')
    return found
  }

  test('SH-4: 25 % on 200.00 is 50.00, shown with tax or without, in cart and order', async () => {
    await openShop()
    const key = await fill([{ price: 10_000, quantity: 2 }])
    const excl = { subtotal: 20_000, tax: 5000, total: 25_000, taxes: [{ name: 'Tax' }] }
    expect((await checkout.shop.cart.view({ key })).totals).toMatchObject(excl)
    expect((await order(key)).totals).toMatchObject(excl)

    await openShop({ prices: { includeTax: false, display: 'incl' } })
    const other = await fill([{ price: 10_000, quantity: 2 }])
    const incl = { subtotal: 25_000, tax: 5000, total: 25_000 }
    const cart = await checkout.shop.cart.view({ key: other })
    expect(cart.lines[0]).toMatchObject({ unitPrice: 12_500, subtotal: 25_000 })
    expect(cart.totals).toMatchObject(incl)
    expect((await order(other)).totals).toMatchObject(incl)
  })

  test.each(['line', 'sum'] as const)(
    'SH-4: 17 %, then 6 % compound on 3 × 13.47 of two products are 9.71 in one row, rounded by %s',
    async rounding => {
      await openShop({ tax: { ...tax, rounding, totals: 'single' } })
      const key = await fill([
        { price: 1347, quantity: 2, taxClass: 'rounding-set' },
        { price: 1347, quantity: 1, taxClass: 'rounding-set' },
      ])
      const totals = { subtotal: 4041, tax: 971, total: 5012, hasSingleTax: true }
      expect((await checkout.shop.cart.view({ key })).totals).toMatchObject(totals)
      expect((await order(key)).totals).toMatchObject(totals)
    },
  )

  test('SH-4: country, state, city and ZIP code add their rates once the address is known', async () => {
    await openShop()
    const levels = () => fill([{ price: 20_000, quantity: 1, taxClass: 'levels-set' }])
    const key = await levels()
    const amounts = (totals: { taxes: { amount: number }[]; total: number }) => [
      ...totals.taxes.map(one => one.amount),
      totals.total,
    ]
    const cart = await checkout.shop.cart.view({ key })
    expect(amounts(cart.totals)).toEqual([2000, 1000, 23_000])
    expect(amounts((await order(key, sacramento)).totals)).toEqual([2000, 1000, 500, 250, 23_750])
    expect(amounts((await order(await levels(), losAngeles)).totals)).toEqual([2000, 1000, 23_000])
  })

  test.each([
    ['inherit', 'shipping-set', 300],
    ['shipping-set', '', 300],
    ['', 'shipping-set', 0],
  ])(
    'SH-4: the tax class of shipping is %j, that of the items is %j: the parcel bears %d',
    async (shippingClass, taxClass, shippingTax) => {
      await openShop({
        zones: [{ name: 'All', countries: [], methods: [flat] }],
        tax: { ...tax, shippingClass, classes: [{ id: 'shipping-set', name: 'Shipping set' }] },
      })
      const key = await fill([{ price: 10_000, quantity: 1, taxClass, virtual: false }])
      const itemTax = taxClass ? 1500 : 2500
      const { totals } = await order(key)
      expect(totals).toMatchObject({
        subtotal: 10_000,
        shipping: { cost: 2000 },
        tax: itemTax + shippingTax,
        total: 12_000 + itemTax + shippingTax,
      })
    },
  )

  const vat = (country: string, percent: number) => ({
    country,
    percent,
    taxClass: '',
    name: 'VAT',
    shipping: true,
  })
  const german = (changes: Partial<ShopSettings> = {}) =>
    checkout.configure({ taxes: [vat('DE', 19), vat('FR', 20)], ...changes })
  const france = {
    billing_country: 'FR',
    billing_postcode: '75001',
    billing_state: '',
    billing_city: 'Paris',
  }
  const swiss = {
    billing_country: 'CH',
    billing_postcode: '8001',
    billing_state: '',
    billing_city: 'Zürich',
  }

  test.each([
    ['gross', 11_900, 1983],
    ['net', 12_000, 2000],
  ] as const)(
    'SH-4: buyers with another rate pay the same price or net plus their tax: %s',
    async (foreignPrices, total, taxAmount) => {
      german({ tax: { ...tax, foreignPrices }, zones: [] })
      const found = await order(await fill([{ price: 11_900, quantity: 1 }]), france)
      expect(found.totals).toMatchObject({ subtotal: total, tax: taxAmount, total })
    },
  )

  test('SH-4: countries without a rate pay net prices and shipping, and order and mail state it', async () => {
    german({ zones: [{ name: 'All', countries: [], methods: [{ ...flat, cost: 1190 }] }] })
    const key = await fill([{ price: 11_900, quantity: 2, virtual: false }])
    const view = await checkout.shop.cart.view({ key, destination: { country: 'CH' } })
    expect(view).toMatchObject({
      lines: [{ unitPrice: 10_000, subtotal: 20_000 }],
      shipping: { methods: [{ cost: 1000 }] },
      totals: { tax: 0, total: 21_000 },
      exemption: { reason: 'outside', country: 'Switzerland' },
    })
    const found = await order(key, swiss)
    expect(found.totals).toMatchObject({
      subtotal: 20_000,
      shipping: { cost: 1000 },
      total: 21_000,
    })
    expect(found.exemption).toEqual({ reason: 'outside', country: 'Switzerland' })
    const mail = await checkout.shop.orders.mail(
      { template: 'order-received', orderId: found.id },
      { siteName: 'Example', locale: 'en', ...PLAIN_LOOK },
    )
    expect(mail?.text).toContain('No tax is charged for deliveries to Switzerland.')
  })

  test('SH-4: a shop without taxes makes no statement about them', async () => {
    checkout.configure({ taxes: [], zones: [] })
    const found = await order(await fill([{ price: 1000, quantity: 1 }]), swiss)
    expect(found.exemption).toBeUndefined()
  })

  test('SH-4: orders that are picked up bear the tax of the shop', async () => {
    german({ zones: [{ name: 'All', countries: [], methods: [flat, pickup] }] })
    const key = await fill([{ price: 11_900, quantity: 1, virtual: false }])
    const found = await order(key, { ...swiss, shipping_method: 'pickup' } as never)
    expect(found.totals).toMatchObject({ total: 11_900, tax: 1900 })
    expect(found.exemption).toBeUndefined()
  })

  test.each([
    ['shipping', 2000],
    ['billing', 0],
    ['base', 1900],
  ] as const)('SH-4: tax can be based on the %s address', async (basedOn, taxAmount) => {
    german({ tax: { ...tax, basedOn }, prices: { includeTax: false, display: 'excl' }, zones: [] })
    const key = await fill([{ price: 10_000, quantity: 1 }])
    const placed = await order(key, {
      ...swiss,
      ship_to_different_address: '1',
      shipping_first_name: 'Ida',
      shipping_last_name: 'Berg',
      shipping_address_1: '1 Rue',
      shipping_country: 'FR',
      shipping_postcode: '75001',
      shipping_city: 'Paris',
    } as never)
    expect(placed.totals.tax).toBe(taxAmount)
  })

  test('SH-4: shop pages show prices with or without tax and a suffix, apart from the cart', async () => {
    german({
      prices: {
        includeTax: true,
        display: 'incl',
        shopDisplay: 'excl',
        suffix: 'excl. VAT ({price_including_tax} incl. VAT)',
      },
      currency: 'EUR',
    })
    const key = await fill([{ price: 11_850, quantity: 1 }])
    const list = await checkout.shop.catalog.list({ search: '11850' })
    const suffix = 'excl. VAT (€118.50 incl. VAT)'
    expect(list.products[0]?.price).toMatchObject({ min: 9958, suffix })
    const slug = list.products[0]?.path.split('/').at(-1) ?? ''
    const detail = await checkout.shop.catalog.bySlug(slug)
    expect(detail).toMatchObject({
      price: { min: 9958, suffix },
      variants: [{ price: 9958, suffix }],
    })
    expect((await checkout.shop.cart.view({ key })).lines[0]?.unitPrice).toBe(11_850)
  })
})
