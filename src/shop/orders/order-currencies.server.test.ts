import { expect, test } from 'vitest'
import type { OrderInput, ShopSettings } from '#shop/schema'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { invoiceSettings } from '../../../tests/support/invoices.ts'
import { checkoutFields } from '../../../tests/support/test-shop.ts'

const USD = { code: 'USD', rate: '1.0842', rateDate: '2026-02-27', rounding: 'none' } as const
const JPY = { ...USD, code: 'JPY', rate: '163.5' } as const
const VAT = { country: 'DE', taxClass: '', name: 'VAT', percent: 19, shipping: true } as const
const FRENCH = { ...VAT, country: 'FR', name: 'TVA', percent: 20 } as const
const author = 'Ute'

describeDatabases('orders in another currency', open => {
  const checkout = prepareCheckout(open)

  function configure(settings: Partial<ShopSettings> = {}) {
    const invoices = invoiceSettings({ create: 'manual' })
    checkout.configure({ taxes: [VAT, FRENCH], currencies: [USD, JPY], invoices, ...settings })
  }
  async function buy(quantity: number, code: string, changes = {}) {
    const shop = checkout.shop.storefront(code)
    const key = await checkout.cartWith(quantity)
    const fields = checkoutFields({ payment_method: 'bacs', ...changes })
    const placed = await shop.checkout.place({ key, fields })
    if (!placed.ok) throw new Error(placed.reason)
    return placed.order.id
  }
  const detail = async (id: string) => {
    const order = await checkout.shop.orders.detail(id)
    if (!order) throw new Error('the order is gone')
    return order
  }
  async function edit(orderId: string, change: (input: OrderInput) => void) {
    const opened = await checkout.shop.orders.input(orderId)
    if (!opened) throw new Error('the order is gone')
    change(opened.input)
    const { input, version } = opened
    const preview = await checkout.shop.orders.preview({ input, orderId })
    return { preview, edited: await checkout.shop.orders.edit({ orderId, input, version, author }) }
  }
  async function addCup(regularPrice: number) {
    const variant = { regularPrice, stock: { quantity: 10 } }
    const [id = ''] = await checkout.shop.catalog.save([{ type: 'simple', name: 'Cup', variant }])
    return checkout.variantOf(id)
  }

  test('SH-4: an edit uses the currency and the rate of the order', async () => {
    configure()
    const id = await buy(1, 'USD')
    expect((await detail(id)).totals).toMatchObject({ total: 1969, tax: 314 })
    configure({ currencies: [{ ...USD, rate: '1.5' }] })
    const variantId = await addCup(1000)
    const { preview, edited } = await edit(id, ({ items }) => {
      items.push({ variantId, quantity: 2, options: {}, unitPrice: null })
    })
    expect(edited).toEqual({ ok: true })
    const totals = { subtotal: 1969 + 2 * 1084, total: 4137 }
    expect(preview).toMatchObject({ preview: { totals, money: { currency: 'USD' } } })
    expect(await detail(id)).toMatchObject({ totals, money: { currency: 'USD' } })
    // Also after the currency was removed.
    configure({ currencies: [] })
    expect((await edit(id, ({ items }) => void items.pop())).edited).toEqual({ ok: true })
    expect((await detail(id)).totals).toMatchObject({ total: 1969 })
  })

  test('SH-4: an order cannot be edited after a change of the base currency', async () => {
    configure()
    const id = await buy(1, 'USD')
    configure({ currency: 'USD', currencies: [] })
    const { edited } = await edit(id, ({ fields }) => {
      fields.order_comments = 'Ring twice'
    })
    expect(edited).toMatchObject({ reason: 'order-other-currency' })
  })

  test('SH-4: the report of sales abroad leaves out orders of a former base currency', async () => {
    configure({ sellTo: ['DE', 'FR'] })
    const id = await buy(1, 'USD', { billing_country: 'FR', billing_postcode: '75001' })
    await checkout.shop.orders.recordPayment({ orderId: id, author })
    const report = () => checkout.shop.orders.oneStopShop({ year: 2026, quarter: 1 })
    expect(await report()).toMatchObject([{ country: 'FR', percent: 20 }])
    configure({ currency: 'USD', currencies: [] })
    expect(await report()).toEqual([])
  })

  test('SH-4: refunds, invoice and credit notes are in the currency of the order', async () => {
    configure()
    const id = await buy(3, 'JPY')
    // 2969 yen for each bowl.
    expect((await detail(id)).totals).toMatchObject({ total: 8907, tax: 1422 })
    await checkout.shop.orders.recordPayment({ orderId: id, author })
    expect(await checkout.shop.orders.createInvoice({ orderId: id, author })).toMatchObject({
      ok: true,
    })
    configure({ currencies: [{ ...JPY, rate: '200' }] })
    const { lines } = await detail(id)
    const refunded = await checkout.shop.orders.refund({
      orderId: id,
      lines: [{ lineId: lines[0]?.id ?? '', quantity: 1 }],
      ...{ refundedBefore: 0, reason: 'Broken', author },
    })
    expect(refunded).toMatchObject({ amount: 2969 })
    const documents = await checkout.db
      .selectFrom('invoices')
      .select(['kind', 'currency', 'total', 'tax', 'document'])
      .where('order_id', '=', id)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    const shown = documents.map(({ document, ...row }) => ({
      ...row,
      accounting: JSON.parse(document).accounting,
    }))
    const exchange = { base: 'EUR', currency: 'JPY', rate: '163.5', rateDate: '2026-02-27' }
    expect(shown).toMatchObject([
      {
        ...{ kind: 'invoice', currency: 'JPY', total: 8907, tax: 1422 },
        accounting: { exchange, tax: 870 },
      },
      {
        ...{ kind: 'credit-note', currency: 'JPY', total: 2969, tax: 474 },
        accounting: { exchange, tax: 290 },
      },
    ])
    const csv: string[] = []
    for await (const part of checkout.shop.invoices.exportAsCsv({})) csv.push(part)
    expect(
      csv.filter(row => row.includes('JPY')).map(row => row.trim().split(',').slice(-3)),
    ).toEqual([
      ['EUR', '8.70', '163.5'],
      ['EUR', '-2.90', '163.5'],
    ])
  })

  test('SH-4: credit notes together have the tax of their invoice in the base currency', async () => {
    configure()
    const id = await buy(3, 'USD')
    await checkout.shop.orders.recordPayment({ orderId: id, author })
    await checkout.shop.orders.createInvoice({ orderId: id, author })
    const { lines } = await detail(id)
    for (let refundedBefore = 0; refundedBefore < 500; refundedBefore += 100) {
      const part = { lineId: lines[0]?.id ?? '', quantity: 0, amount: 100 }
      const request = { orderId: id, lines: [part], refundedBefore, reason: '', author }
      expect(await checkout.shop.orders.refund(request)).toMatchObject({ amount: 100 })
    }
    await checkout.shop.orders.voidInvoice({ orderId: id, replace: false, author })
    const documents = await checkout.db
      .selectFrom('invoices')
      .select(['kind', 'document'])
      .where('order_id', '=', id)
      .execute()
    const taxOf = (kind: string) =>
      documents
        .filter(one => one.kind === kind)
        .reduce((sum, { document }) => sum + JSON.parse(document).accounting.tax, 0)
    expect(documents).toHaveLength(7)
    expect([taxOf('invoice'), taxOf('credit-note')]).toEqual([870, 870])
  })

  test('SH-4: the one-stop shop adds up orders of all currencies in the base currency', async () => {
    configure()
    await checkout.db.updateTable('orders').set({ status: 'cancelled' }).execute()
    const french = { billing_country: 'FR', billing_postcode: '75001' }
    for (const code of ['EUR', 'USD', 'JPY']) {
      const orderId = await buy(1, code, french)
      await checkout.shop.orders.recordPayment({ orderId, author })
    }
    const rows = await checkout.shop.orders.oneStopShop({ year: 2026, quarter: 1 })
    // 15.13, 16.41 / 1.0842 and 2474 / 163.5, each with 3.03 tax.
    expect(rows).toEqual([{ country: 'FR', name: 'TVA', percent: 20, net: 4540, tax: 909 }])
  })
})
