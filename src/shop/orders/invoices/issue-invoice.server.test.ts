import { expect, test } from 'vitest'
import { PLAIN_LOOK } from '#mail'
import { prepareCheckout } from '../../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../../tests/support/databases.ts'
import { invoiceSettings } from '../../../../tests/support/invoices.ts'
import type { InvoiceDocument } from '../../invoices/document.ts'
import type { InvoiceSettings } from '../../model/invoice-settings.ts'
import type { OrderStatus } from '../../model/order-status.ts'
import type { TaxRule } from '../../model/settings.ts'

const VAT: TaxRule[] = [{ country: 'DE', taxClass: '', name: 'VAT', percent: 19, shipping: true }]

describeDatabases('invoices of orders', open => {
  const checkout = prepareCheckout(open)
  const configure = (changes: Partial<InvoiceSettings> = {}) =>
    checkout.configure({
      taxes: VAT,
      invoices: invoiceSettings(changes),
      timeZone: 'Europe/Berlin',
    })

  async function moveTo(orderId: string, status: OrderStatus) {
    const moved = await checkout.shop.orders.setStatus({ orderId, status, author: 'Ute' })
    if (!moved.ok) throw new Error(moved.reason)
  }
  async function documentsOf(orderId: string) {
    const rows = await checkout.db
      .selectFrom('invoices')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map(row => ({ ...row, document: JSON.parse(row.document) as InvoiceDocument }))
  }
  async function refund(orderId: string, line: { quantity: number; amount?: number }) {
    const order = await checkout.shop.orders.detail(orderId)
    return checkout.shop.orders.refund({
      orderId,
      lines: [{ lineId: order?.lines[0]?.id ?? '', ...line }],
      refundedBefore: order?.refunded ?? 0,
      reason: 'Broken',
      author: 'Ute',
    })
  }
  const create = (orderId: string) => checkout.shop.orders.createInvoice({ orderId, author: 'Ute' })

  test('SH-4 paying issues the invoice, with the stored amounts and the next number', async () => {
    configure()
    const first = await checkout.buy(3, { payment_method: 'bacs' })
    const second = await checkout.buy(1, { payment_method: 'bacs' })
    expect(await documentsOf(first.id)).toEqual([])
    await moveTo(first.id, 'processing')
    await moveTo(second.id, 'processing')
    const [invoice] = await documentsOf(first.id)
    const [next] = await documentsOf(second.id)
    expect(invoice?.document).toMatchObject({
      kind: 'invoice',
      issuedOn: '2026-03-02',
      seller: { name: 'Tonwerk GmbH', country: 'DE' },
      buyer: { name: 'Ida Berg', city: 'Berlin', email: '' },
      totals: { net: 4578, tax: 870, gross: 5448, paid: 5448, due: 0 },
      taxes: [{ name: 'VAT', ppm: 190_000, net: 4578, amount: 870 }],
      payment: { paidOn: '2026-03-02' },
    })
    expect(next?.sequence).toBe((invoice?.sequence ?? 0) + 1)
    expect(next?.number).toMatch(/^INV-2026-\d{4}$/)
  })

  test('SH-4 cash on delivery is invoiced when the order is completed', async () => {
    configure()
    const { id } = await checkout.buy(1)
    expect(await documentsOf(id)).toEqual([])
    await moveTo(id, 'completed')
    expect(await documentsOf(id)).toHaveLength(1)
  })

  test('SH-4 an order that was processed before it was paid is invoiced with its payment', async () => {
    configure()
    const { id } = await checkout.buy(1)
    await checkout.shop.orders.recordPayment({ orderId: id, amount: 1000, author: 'Ute' })
    expect(await documentsOf(id)).toEqual([])
    await checkout.shop.orders.recordPayment({ orderId: id, author: 'Ute' })
    expect(await documentsOf(id)).toHaveLength(1)
    await moveTo(id, 'completed')
    expect(await documentsOf(id)).toHaveLength(1)
  })

  test('SH-4 authorized money is invoiced when it is captured', async () => {
    configure()
    const { id } = await checkout.buy(1, { payment_method: 'bacs' })
    const reference = crypto.randomUUID()
    await checkout.shop.payments.start({ orderId: id, method: 'card', reference })
    const report = { provider: 'card', reference, amount: 1816, currency: 'EUR' }
    const settle = (outcome: 'authorized' | 'settled') =>
      checkout.shop.payments.settle({ ...report, outcome, eventId: reference + outcome })
    await settle('authorized')
    expect((await checkout.shop.orders.detail(id))?.status).toBe('processing')
    expect(await documentsOf(id)).toEqual([])
    await settle('settled')
    expect(await documentsOf(id)).toHaveLength(1)
  })

  test('SH-4 gift cards that pay everything issue the invoice with the order', async () => {
    configure({ send: 'attach' })
    const card = await checkout.shop.giftCards.issue(
      {
        ...{ kind: 'gift-card', amount: 5000, recipientEmail: '', recipientName: '' },
        ...{ message: '', note: '', notify: false },
      },
      'Ute',
    )
    const code = card.ok ? card.code : ''
    const buy = async (method: string) => {
      const key = await checkout.cartWith(2)
      await checkout.shop.cart.applyCoupon({ key, code })
      const placed = await checkout.place(key, { payment_method: method })
      if (!placed.ok) throw new Error(placed.reason)
      return placed.order.id
    }
    const paid = await buy('none')
    expect((await documentsOf(paid))[0]?.document).toMatchObject({
      totals: { gross: 3632, paid: 3632, due: 0 },
      payment: { title: 'Gift card', parts: [{ title: 'Gift card', amount: 3632 }] },
    })
    const look = { ...PLAIN_LOOK, siteName: 'Shop', locale: 'en' }
    const mail = await checkout.shop.orders.mail(
      { template: 'order-received', orderId: paid },
      look,
    )
    expect(mail?.attachments).toHaveLength(1)
    const partly = await buy('bacs')
    expect(await documentsOf(partly)).toEqual([])
    await checkout.shop.orders.recordPayment({ orderId: partly, author: 'Ute' })
    const { title } = (await checkout.shop.orders.detail(partly))?.payment ?? {}
    expect((await documentsOf(partly))[0]?.document.payment.parts).toEqual([
      { title: 'Gift card', amount: 1368 },
      { title, amount: 2264 },
    ])
  })

  test('SH-4 free orders get an invoice only by hand', async () => {
    configure()
    const [id = ''] = await checkout.shop.catalog.save([
      { type: 'simple', name: 'Sample', variant: { regularPrice: 0 } },
    ])
    const placed = await checkout.place(await checkout.cartWith(1, id), { payment_method: 'none' })
    const orderId = placed.ok ? placed.order.id : ''
    await moveTo(orderId, 'completed')
    expect(await documentsOf(orderId)).toEqual([])
    expect(await create(orderId)).toMatchObject({ ok: true })
  })

  test('SH-4 without mandatory data of the seller, orders go on without an invoice', async () => {
    const seller = { ...invoiceSettings().seller, vatId: '', taxNumber: '' }
    configure({ seller })
    const { id } = await checkout.buy(1, { payment_method: 'bacs' })
    await moveTo(id, 'processing')
    expect(await documentsOf(id)).toEqual([])
    expect(await create(id)).toMatchObject({ reason: 'invoice-seller-incomplete' })
    configure()
    expect(await create(id)).toMatchObject({ ok: true })
    expect(await create(id)).toMatchObject({ reason: 'invoice-exists' })
  })

  test('SH-4 a refund gives a credit note that names the invoice', async () => {
    configure()
    const { id } = await checkout.buy(3, { payment_method: 'bacs' })
    await moveTo(id, 'processing')
    await refund(id, { quantity: 1 })
    await refund(id, { quantity: 0, amount: 500 })
    const [invoice, items, amount] = await documentsOf(id)
    expect(items?.document).toMatchObject({
      kind: 'credit-note',
      corrects: { number: invoice?.number, issuedOn: '2026-03-02' },
      reason: 'Broken',
      lines: [{ quantity: 1, after: { net: 1526, gross: 1816 } }],
      totals: { gross: 1816, paid: 0, due: 0 },
    })
    expect(amount?.document.totals.gross).toBe(500)
    expect(items?.number).toMatch(/^CN-2026-\d{4}$/)
    expect(amount?.sequence).toBe((items?.sequence ?? 0) + 1)
  })

  test('SH-4 an invoice by hand credits earlier refunds', async () => {
    configure({ create: 'manual' })
    const { id } = await checkout.buy(3, { payment_method: 'bacs' })
    await moveTo(id, 'processing')
    await refund(id, { quantity: 1 })
    expect(await documentsOf(id)).toEqual([])
    await create(id)
    expect((await documentsOf(id)).map(row => [row.kind, row.total])).toEqual([
      ['invoice', 5448],
      ['credit-note', 1816],
    ])
  })

  test('SH-4 replacing an invoice credits the rest of it and issues a new one', async () => {
    configure()
    const { id } = await checkout.buy(3, { payment_method: 'bacs' })
    await moveTo(id, 'processing')
    await refund(id, { quantity: 1 })
    const replaced = await checkout.shop.orders.voidInvoice({
      ...{ orderId: id, replace: true, author: 'Ute' },
    })
    expect(replaced.ok).toBe(true)
    const rows = await documentsOf(id)
    expect(rows.map(row => [row.kind, row.total, row.cancelled_at !== null])).toEqual([
      ['invoice', 5448, true],
      ['credit-note', 1816, false],
      ['credit-note', 3632, false],
      ['invoice', 5448, false],
      ['credit-note', 1816, false],
    ])
    const signed = rows.map(row => (row.kind === 'invoice' ? row.total : -row.total))
    expect(signed.reduce((sum, total) => sum + total, 0)).toBe(3632)
  })

  test('SH-4 cancelling the order credits its invoice', async () => {
    configure()
    const { id } = await checkout.buy(1, { payment_method: 'bacs' })
    await moveTo(id, 'processing')
    await moveTo(id, 'cancelled')
    expect((await documentsOf(id)).map(row => [row.kind, row.total])).toEqual([
      ['invoice', 1816],
      ['credit-note', 1816],
    ])
    expect(await create(id)).toMatchObject({ reason: 'not-allowed' })
  })

  test('SH-4 undoing a payment credits its invoice', async () => {
    configure()
    const { id } = await checkout.buy(1, { payment_method: 'bacs' })
    await moveTo(id, 'processing')
    await moveTo(id, 'on-hold')
    expect((await documentsOf(id)).map(row => row.kind)).toEqual(['invoice', 'credit-note'])
  })

  test('SH-4 an erased order keeps its invoice', async () => {
    configure()
    const { id } = await checkout.buy(1)
    await moveTo(id, 'completed')
    await checkout.shop.orders.erase({ orderId: id, author: 'Ute' })
    const [invoice] = await documentsOf(id)
    expect(invoice?.document.buyer.name).toBe('Ida Berg')
    expect((await checkout.shop.orders.detail(id))?.events.map(event => event.message)).toContain(
      invoice?.number,
    )
  })

  test('SH-4 a credit note has recipient and tax categories of its invoice', async () => {
    checkout.configure({
      taxes: [],
      invoices: invoiceSettings({ smallBusiness: { enabled: true, notice: 'No VAT' } }),
    })
    const { id } = await checkout.buy(2)
    await moveTo(id, 'completed')
    await checkout.shop.orders.erase({ orderId: id, author: 'Ute' })
    checkout.configure({ invoices: invoiceSettings() })
    await refund(id, { quantity: 1 })
    const [invoice, note] = await documentsOf(id)
    expect(note?.document).toMatchObject({
      buyer: invoice?.document.buyer,
      lines: [{ category: 'E' }],
      notices: [{ category: 'E', text: 'No VAT' }],
    })
    expect(note?.buyer).toBe('Ida Berg')
  })

  test('SH-4 parallel orders draw numbers without duplicates and gaps', async () => {
    const numbers = invoiceSettings().numbers
    const invoice = { ...numbers.invoice, format: 'P-{number}', start: 500 }
    configure({ numbers: { ...numbers, invoice } })
    await checkout.shop.catalog.save([
      { type: 'simple', name: 'Cup', variant: { regularPrice: 500, stock: { quantity: 100 } } },
    ])
    const orders: string[] = []
    for (let index = 0; index < 8; index++) {
      orders.push((await checkout.buy(1, { payment_method: 'bacs' })).id)
    }
    await Promise.all(orders.map(id => moveTo(id, 'processing')))
    // A refused attempt leaves no gap.
    await Promise.all(orders.map(create))
    const rows = await checkout.db
      .selectFrom('invoices')
      .select('sequence')
      .where('series', '=', 'P-{number}')
      .orderBy('sequence')
      .execute()
    expect(rows.map(row => row.sequence)).toEqual(orders.map((_, index) => 500 + index))
  })

  test('SH-4 a new year starts at the first number; a higher start is taken over', async () => {
    const numbers = invoiceSettings().numbers
    const yearly = { ...numbers.invoice, format: 'Y{year}-{number}', digits: 3 }
    configure({ numbers: { ...numbers, invoice: yearly } })
    const numberOf = async () => {
      const { id } = await checkout.buy(1, { payment_method: 'bacs' })
      await moveTo(id, 'processing')
      return (await documentsOf(id))[0]?.number
    }
    expect([await numberOf(), await numberOf()]).toEqual(['Y2026-001', 'Y2026-002'])
    checkout.clock.advance(365 * 24 * 3600_000)
    expect(await numberOf()).toBe('Y2027-001')
    configure({ numbers: { ...numbers, invoice: { ...yearly, start: 40 } } })
    expect(await numberOf()).toBe('Y2026-040')
  })
})
