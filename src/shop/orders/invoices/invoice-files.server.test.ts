import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { DAY } from '#base'
import { PLAIN_LOOK } from '#mail'
import { prepareCheckout } from '../../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../../tests/support/databases.ts'
import { decodeText } from '../../../../tests/support/decode-text.ts'
import { invoiceSettings } from '../../../../tests/support/invoices.ts'
import type { InvoiceSettings } from '../../model/invoice-settings.ts'
import type { OrderStatus } from '../../model/order-status.ts'
import { defaultShopSettings, type TaxRule } from '../../model/settings.ts'
import { pruneInvoices } from '../../tasks.ts'

const VAT: TaxRule[] = [{ country: 'DE', taxClass: '', name: 'VAT', percent: 19, shipping: true }]
const look = { siteName: 'Tonwerk', locale: 'en', ...PLAIN_LOOK }

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = []
  for await (const item of items) found.push(item)
  return found
}

describeDatabases('files of invoices', open => {
  const checkout = prepareCheckout(open)
  const configure = (changes: Partial<InvoiceSettings> = {}) =>
    checkout.configure({ taxes: VAT, invoices: invoiceSettings(changes) })

  async function moveTo(orderId: string, status: OrderStatus) {
    const moved = await checkout.shop.orders.setStatus({ orderId, status, author: 'Ute' })
    if (!moved.ok) throw new Error(moved.reason)
  }
  async function invoicedOrder(quantity = 1) {
    const order = await checkout.buy(quantity, { payment_method: 'bacs' })
    await moveTo(order.id, 'processing')
    return order
  }
  async function refund(orderId: string, quantity: number) {
    const order = await checkout.shop.orders.detail(orderId)
    const refunded = await checkout.shop.orders.refund({
      ...{ orderId, lines: [{ lineId: order?.lines[0]?.id ?? '', quantity }] },
      ...{ refundedBefore: order?.refunded ?? 0, reason: '', author: 'Ute' },
    })
    if (!refunded.ok) throw new Error(refunded.reason)
  }
  const mailsOf = async (orderId: string) => {
    const rows = await checkout.db
      .selectFrom('outbox')
      .select('payload')
      .where('payload', 'like', `%${orderId}%`)
      .orderBy('created_at')
      .execute()
    const mails = rows.map(row => JSON.parse(row.payload) as Record<string, unknown>)
    return Promise.all(
      mails.map(async payload => {
        const about = checkout.shop.orders.readMail(payload)
        return {
          template: payload.template,
          mail: about && (await checkout.shop.orders.mail(about, look)),
        }
      }),
    )
  }
  const attachedTo = async (orderId: string, template: string) =>
    (await mailsOf(orderId))
      .find(one => one.template === template)
      ?.mail?.attachments?.map(one => one.filename)

  test('SH-4 the mail about the payment has the invoice, that of a refund the credit note', async () => {
    configure()
    const { id } = await invoicedOrder(2)
    const order = await checkout.shop.orders.detail(id)
    const number = order?.invoices[0]?.number
    expect(await attachedTo(id, 'order-paid')).toEqual([`${number}.pdf`])
    await refund(id, 1)
    const note = (await checkout.shop.orders.detail(id))?.invoices[1]?.number
    expect(await attachedTo(id, 'order-partly-refunded')).toEqual([`${note}.pdf`])
    await refund(id, 1)
    const last = (await checkout.shop.orders.detail(id))?.invoices[2]?.number
    expect(await attachedTo(id, 'order-partly-refunded')).toEqual([`${note}.pdf`])
    expect(await attachedTo(id, 'order-refunded')).toEqual([`${last}.pdf`])
  })

  test('SH-4 as set, documents have their own mails, or none', async () => {
    configure({ send: 'mail' })
    const own = await invoicedOrder()
    expect(await attachedTo(own.id, 'order-paid')).toBeUndefined()
    const [sent] = (await mailsOf(own.id)).filter(one => one.template === 'order-invoice')
    expect(sent?.mail?.subject).toMatch(/^Your invoice INV-\S+ from Shop$/)
    expect(sent?.mail?.attachments).toHaveLength(1)
    configure({ send: 'none' })
    const none = await invoicedOrder()
    expect((await mailsOf(none.id)).some(one => one.template === 'order-invoice')).toBe(false)
    const [invoice] = (await checkout.shop.orders.detail(none.id))?.invoices ?? []
    const request = { orderId: none.id, invoiceId: invoice?.id ?? '', author: 'Ute' }
    expect(await checkout.shop.orders.mailInvoice(request)).toMatchObject({ ok: true })
    expect((await mailsOf(none.id)).some(one => one.template === 'order-invoice')).toBe(true)
    const other = { ...request, orderId: own.id }
    expect(await checkout.shop.orders.mailInvoice(other)).toMatchObject({ ok: false })
  })

  test('SH-4 buyers open the invoice where they see the order', async () => {
    configure()
    const order = await invoicedOrder()
    const [invoice] = (await checkout.shop.orders.detail(order.id))?.invoices ?? []
    const { number, key, viewKey } = order
    const openAs = (viewKeys: string[], id = invoice?.id ?? '') =>
      checkout.shop.invoices.forBuyer({ number, key, id, viewKeys })
    expect(await openAs([])).toMatchObject({ access: 'full', name: `${invoice?.number}.pdf` })
    checkout.clock.advance(DAY)
    expect(await openAs([])).toMatchObject({ access: 'verify' })
    expect(await openAs([viewKey])).toMatchObject({ access: 'full' })
    const other = await invoicedOrder()
    const [foreign] = (await checkout.shop.orders.detail(other.id))?.invoices ?? []
    expect(await openAs([viewKey], foreign?.id)).toEqual({ access: 'none' })
    expect(await openAs([viewKey], 'unknown')).toEqual({ access: 'none' })
    expect(
      await checkout.shop.invoices.forBuyer({
        number,
        key: 'x',
        id: invoice?.id ?? '',
        viewKeys: [],
      }),
    ).toEqual({ access: 'none' })
  })

  test('SH-4 lists by number, customer, order, kind and date', async () => {
    configure()
    const order = await invoicedOrder(2)
    await refund(order.id, 1)
    const [invoice, note] = (await checkout.shop.orders.detail(order.id))?.invoices ?? []
    const list = async (filter: Parameters<typeof checkout.shop.invoices.list>[0] | object) =>
      (
        await checkout.shop.invoices.list({
          ...{ page: 1, perPage: 200, sort: 'number', order: 'asc', ...filter },
        })
      ).items.map(one => one.number)
    expect(await list({ q: invoice?.number.toLowerCase() })).toEqual([invoice?.number])
    expect(await list({ q: `#${order.number}` })).toEqual([note?.number, invoice?.number])
    expect(await list({ q: 'IDA B' })).toContain(invoice?.number)
    expect(await list({ q: 'nobody' })).toEqual([])
    expect(await list({ kind: 'credit-note' })).not.toContain(invoice?.number)
    expect(await list({ from: '2026-03-02', to: '2026-03-02' })).toContain(invoice?.number)
    expect(await list({ to: '2026-03-01' })).toEqual([])
  })

  test('SH-4 exports documents as ZIP and CSV', async () => {
    configure()
    const order = await invoicedOrder(2)
    await refund(order.id, 1)
    const filter = { q: String(order.number) }
    const chunks = await collect(checkout.shop.invoices.exportAsZip(filter))
    const files = unzipSync(Buffer.concat(chunks))
    const numbers = (await checkout.shop.orders.detail(order.id))?.invoices.map(one => one.number)
    expect(Object.keys(files)).toEqual(numbers?.map(number => `${number}.pdf`))
    for (const file of Object.values(files)) {
      expect(Buffer.from(file).toString('latin1', 0, 5)).toBe('%PDF-')
    }
    const csv = (await collect(checkout.shop.invoices.exportAsCsv(filter))).join('')
    const [, first = '', second = ''] = csv.split('\r\n')
    expect(first).toMatch(/,EUR,30.52,5.80,36.32,36.32,,EUR,5.80,$/)
    expect(second).toMatch(/,EUR,-15.26,-2.90,-18.16,0.00,INV-/)
  })

  test('SH-4 the booking list equals the orders less their refunds', async () => {
    const rates = [{ ppm: 190_000, account: '8400', taxKey: '3' }]
    const bookings = { ...invoiceSettings().bookings, rates, debtor: '10000', client: '123' }
    configure({ bookings })
    checkout.clock.advance(400 * DAY)
    const first = await invoicedOrder(2)
    const second = await invoicedOrder(3)
    await refund(first.id, 1)
    const period = { from: '2027-01-01', to: '2027-12-31' }
    const chunks = await collect(checkout.shop.invoices.exportBookings(period))
    const [head = '', names = '', ...lines] = decodeText(Buffer.concat(chunks)).trim().split('\r\n')
    expect(head).toMatch(/^"EXTF";700;21;"Buchungsstapel";13;\d{17};;"RE";"";"";;123;20270101;4;/)
    expect(names).toContain('"BU-Schlüssel"')
    const rows = lines.map(line => line.split(';'))
    const sum = rows.reduce((total, [amount = '', side]) => {
      const cents = Number(amount.replace(',', ''))
      return total + (side === '"S"' ? cents : -cents)
    }, 0)
    const details = [
      await checkout.shop.orders.detail(first.id),
      await checkout.shop.orders.detail(second.id),
    ]
    const expected = details.reduce(
      (total, order) => total + (order?.totals.total ?? 0) - (order?.refunded ?? 0),
      0,
    )
    expect(sum).toBe(expected)
    expect(rows.map(row => row.slice(6, 9))).toEqual(rows.map(() => ['10000', '8400', '"3"']))
    expect(rows.map(row => row[1])).toEqual(['"S"', '"S"', '"H"'])
  })

  test('SH-4 invoices are deleted when their statutory retention is over', async () => {
    configure()
    const { id } = await invoicedOrder()
    const count = async () => (await checkout.shop.orders.detail(id))?.invoices.length
    const prune = (now: string) =>
      pruneInvoices({
        ...{ db: checkout.db, clock: { now: () => Date.parse(now) } },
        settings: async () => ({ ...defaultShopSettings, invoices: invoiceSettings() }),
      } as Parameters<typeof pruneInvoices>[0])
    await prune('2036-12-31T12:00:00Z')
    expect(await count()).toBe(1)
    await prune('2037-01-01T12:00:00Z')
    expect(await count()).toBe(0)
  })
})
