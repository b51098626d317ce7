import { expect, test } from 'vitest'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { checkoutFields, createTestShop } from '../../../tests/support/test-shop.ts'
import { defaultShopSettings, type ShopSettings } from '../model/settings.ts'
import type { AskVies } from './check-vat-id.ts'
import { readVatId } from './vat-id.ts'

test.each([
  ['de 136 695 976', 'DE'],
  ['DE136695976', 'DE'],
  ['ATU13585627', 'AT'],
  ['EL094259216', 'GR'],
  ['FR40303265045', 'FR'],
  ['NL004495445B01', 'NL'],
  ['DE136695977', undefined],
  ['DE12345', undefined],
  ['GB980780684', undefined],
  ['CHE-116.281.710', undefined],
  ['', undefined],
  ["DE1' or 1=1", undefined],
])('SH-4: the VAT ID %j is one of %s', (text, country) => {
  expect(readVatId(text)?.country).toBe(country)
})

const FRENCH = 'FR40303265045'

describeDatabases('VAT IDs of buyers', (open, kind) => {
  const checkout = prepareCheckout(open)
  const vat = (country: string, percent: number) => ({
    ...{ country, percent, taxClass: '', name: 'VAT', shipping: true },
  })
  const taxes = [vat('DE', 19), vat('FR', 20)]
  const settingsWith = (vatIds: Partial<ShopSettings['tax']['vatIds']> = {}) => {
    const { tax } = defaultShopSettings
    return {
      taxes,
      zones: [],
      tax: { ...tax, vatIds: { ...tax.vatIds, enabled: true, ...vatIds } },
    }
  }
  const paris = {
    billing_country: 'FR',
    billing_postcode: '75001',
    billing_city: 'Paris',
    billing_company: 'Example SARL',
    billing_vat_id: FRENCH,
  }

  /** A shop whose VIES answers like this, and the number of questions. */
  async function shopWith(askVies: AskVies, vatIds: Partial<ShopSettings['tax']['vatIds']> = {}) {
    const asked: string[] = []
    const connection = { db: checkout.db, kind } as Parameters<typeof createTestShop>[0]
    const test = createTestShop(connection, settingsWith({ vies: true, ...vatIds }), {
      askVies: async (id, requester) => {
        asked.push(id.number)
        return askVies(id, requester)
      },
    })
    const variant = { regularPrice: 11_900, virtual: true }
    const [productId = ''] = await test.shop.catalog.save([
      { type: 'simple', name: 'Course', variant },
    ])
    const cart = await test.shop.cart.add({ key: undefined, items: [{ productId, quantity: 1 }] })
    if (!cart.ok) throw new Error(cart.reason)
    const { key } = cart
    const place = (changes: object = {}) =>
      test.shop.checkout.place({
        key,
        fields: { ...checkoutFields({ payment_method: 'bacs' }), ...paris, ...changes },
      })
    const review = (changes: object = {}) =>
      test.shop.checkout.view({
        key,
        state: {
          fields: { ...checkoutFields({ payment_method: 'bacs' }), ...paris, ...changes },
          errors: [],
        },
      })
    return { ...test, key, asked, place, review }
  }

  const registered: AskVies = async (_id, requester) => ({
    isValid: true,
    consultation: requester && 'WAPIAAAAW1',
  })

  async function orderOf({ shop, place }: Awaited<ReturnType<typeof shopWith>>, changes = {}) {
    const placed = await place(changes)
    if (!placed.ok) throw new Error(JSON.stringify(placed))
    const order = await shop.orders.load({ id: placed.order.id })
    if (!order) throw new Error('no order')
    return order
  }

  test('SH-4: a registered business in another EU country pays the net price, and the order proves it', async () => {
    const desk = await shopWith(registered, { ownId: 'DE136695976' })
    const { cart } = await desk.review()
    expect(cart).toMatchObject({
      vatState: 'verified',
      exemption: { reason: 'reverse-charge' },
      totals: { tax: 0, total: 10_000 },
    })
    const order = await orderOf(desk, { billing_vat_id: 'fr 40 303265045' })
    expect(order).toMatchObject({
      totals: { tax: 0, total: 10_000 },
      exemption: { reason: 'reverse-charge', country: 'France' },
      vatId: { number: FRENCH, state: 'verified', consultation: 'WAPIAAAAW1' },
    })
    expect(desk.asked).toEqual([FRENCH])
    const { shop } = desk
    await shop.orders.setStatus({ orderId: order.id, status: 'completed', author: 'test' })
    await shop.orders.erase({ orderId: order.id, author: 'test' })
    expect((await shop.orders.load({ id: order.id }))?.vatId).toBeUndefined()
  })

  test.each([
    [
      'at home',
      { billing_country: 'DE', billing_postcode: '10115', billing_vat_id: 'DE136695976' },
      1900,
    ],
    [
      'delivered at home',
      {
        ship_to_different_address: '1',
        shipping_first_name: 'Ida',
        shipping_last_name: 'Berg',
        shipping_address_1: 'Tonweg 3',
        shipping_country: 'DE',
        shipping_postcode: '10115',
        shipping_city: 'Berlin',
      },
      1900,
    ],
    ['without a number', { billing_vat_id: '' }, 1983],
  ])('SH-4: a business pays tax: %s', async (_, changes, tax) => {
    const order = await orderOf(await shopWith(registered), changes)
    expect(order.totals.tax).toBe(tax)
    expect(order.exemption).toBeUndefined()
  })

  test.each([
    ['accept', 0],
    ['charge', 1983],
  ] as const)('SH-4: if VIES is down, the setting decides: %s', async (whenUnavailable, tax) => {
    const desk = await shopWith(async () => undefined, { whenUnavailable })
    expect((await desk.review()).cart.vatState).toBe('unavailable')
    const order = await orderOf(desk)
    expect(order.totals.tax).toBe(tax)
    expect(order.vatId?.state).toBe('unavailable')
    expect(desk.asked).toHaveLength(1)
  })

  test('SH-4: without VIES, format and checksum decide', async () => {
    const desk = await shopWith(registered, { vies: false })
    expect((await orderOf(desk)).vatId?.state).toBe('formal')
    expect(desk.asked).toEqual([])
  })

  test.each([
    ['not registered', {}, 'billing_vat_id', 'vatIdRejected'],
    ['a wrong digit', { billing_vat_id: 'FR40303265046' }, 'billing_vat_id', 'vatIdMalformed'],
    ['of another country', { billing_vat_id: 'ATU13585627' }, 'billing_vat_id', 'vatIdElsewhere'],
  ])('SH-4: an order is refused: %s', async (_, changes, field, key) => {
    const desk = await shopWith(async () => ({ isValid: false, consultation: undefined }))
    expect(await desk.place(changes)).toMatchObject({
      reason: 'invalid',
      errors: [{ field, message: { key } }],
    })
  })

  test('SH-4: a VAT ID needs the name of the company', async () => {
    const desk = await shopWith(registered)
    expect(await desk.place({ billing_company: '' })).toMatchObject({
      errors: [{ field: 'billing_company', message: { key: 'vatIdWithoutCompany' } }],
    })
  })

  test('SH-4: shops outside the EU, and those without the setting, ignore VAT IDs', async () => {
    const off = await shopWith(registered, { enabled: false })
    expect((await off.review()).asksVatId).toBe(false)
    expect((await orderOf(off, { billing_vat_id: 'nonsense' })).vatId).toBeUndefined()
  })

  test('SH-4: the cart does not wait for VIES', async () => {
    const desk = await shopWith(registered)
    await desk.shop.checkout.remember({
      key: desk.key,
      fields: { ...checkoutFields(), ...paris },
    })
    await desk.shop.cart.view({ key: desk.key })
    expect(desk.asked).toEqual([])
  })
})
