import { expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { openImportDesk } from './support/import-desk.ts'

const SHOPIFY = [
  'Name,Email,Financial Status,Fulfillment Status,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Billing Name,Billing Address1,Billing City,Billing Zip,Billing Country,Notes,Cancelled at,Payment Method,Refunded Amount,Tax 1 Name',
  "#2001,ida@example.com,partially_refunded,fulfilled,EUR,35.00,4.90,6.37,39.90,TEN,5.00,Standard,2024-05-01 10:00:00 +0200,2,Mug,15.00,M-1,Ida Berg,Tonweg 3,Berlin,'10115,DE,Gift,,Card,10.00,VAT 19%",
  '#2001,ida@example.com,,,,,,,,,,,,1,Bowl,10.00,bowl,,,,,,,,,,',
  '#2002,bo@example.com,pending,,EUR,10.00,0,0,10.00,,0,,2024-05-02 10:00:00 +0200,1,Bowl,10.00,bowl,Bo Ek,,,,,,,,,',
  '#2003,,voided,,EUR,10.00,0,0,10.00,,0,,2024-05-03 10:00:00 +0200,1,Bowl,10.00,bowl,,,,,,,2024-05-04 10:00:00 +0200,,,',
].join('\n')

describeDatabases('import of orders', openDatabase => {
  const open = () => openImportDesk(openDatabase, '/order-imports')

  it('SH-4 imports orders of Shopify as history with the totals of the file', async () => {
    const desk = await open()
    const stock = await desk.services.db
      .selectFrom('stock_items')
      .select(['id', 'quantity'])
      .execute()
    const { job } = await desk.send(SHOPIFY)
    expect(job.outcome).toMatchObject({ ok: true, report: { rows: 4, created: 3, problems: [] } })
    expect((await desk.run(job.id)).job).toMatchObject({ state: 'done', changes: 3 })
    const { items } = (await desk.manager.call('GET', '/orders?sort=number&order=asc')).body
    expect(items).toMatchObject([
      { number: 2001, status: 'completed', total: 3990, paid: 3990, refunded: 1000 },
      { number: 2002, status: 'on-hold', total: 1000, paid: 0 },
      { number: 2003, status: 'cancelled', total: 1000 },
    ])
    expect(items[0].createdAt).toBe(Date.UTC(2024, 4, 1, 8))
    const order = (await desk.manager.call('GET', `/orders/${items[0].id}`)).body
    expect(JSON.stringify(order)).toContain('Import: #2001')
    const rows = await desk.services.db
      .selectFrom('order_lines')
      .selectAll()
      .where('order_id', '=', items[0].id)
      .orderBy('position')
      .execute()
    expect(rows.map(row => [row.name, row.net_before + row.tax_before, row.net + row.tax])).toEqual(
      [
        ['Mug', 3000, 2625],
        ['Bowl', 1000, 875],
        ['Standard', 490, 490],
      ],
    )
    expect(rows.reduce((sum, row) => sum + row.tax, 0)).toBe(637)
    expect(JSON.parse(rows[0]?.taxes ?? '[]')[0].slice(0, 2)).toEqual(['VAT 19%', 190_000])
    expect(await desk.services.db.selectFrom('outbox').select('id').execute()).toEqual([])
    expect(await desk.services.db.selectFrom('invoices').select('id').execute()).toEqual([])
    expect(
      await desk.services.db.selectFrom('stock_items').select(['id', 'quantity']).execute(),
    ).toEqual(stock)
    const again = await desk.send(SHOPIFY)
    expect(again.job.outcome.report).toMatchObject({ created: 0, unchanged: 3 })
  })

  it('SH-4 continues after the numbers of imported orders, and gives taken ones a new number', async () => {
    const desk = await open()
    const { job } = await desk.send(SHOPIFY)
    await desk.run(job.id)
    const text =
      'order_number,order_date,order_total,status\n2001,2023-01-05 10:00:00,12.00,wc-completed\n'
    const other = await desk.send(text)
    await desk.act(other.job.id, 'check', { options: { prefix: 'OLD-' } })
    await desk.run(other.job.id)
    const { items } = (await desk.manager.call('GET', '/orders?sort=number&order=desc')).body
    expect(items[0]).toMatchObject({ number: 2004, total: 1200, status: 'completed' })
    const order = (await desk.manager.call('GET', `/orders/${items[0].id}`)).body
    expect(JSON.stringify(order)).toContain('Import: OLD-2001')
  })

  it('SH-4 undoes an import of orders, except those that were changed since', async () => {
    const desk = await open()
    const { job } = await desk.send(SHOPIFY)
    await desk.run(job.id)
    const { items } = (await desk.manager.call('GET', '/orders?sort=number&order=asc')).body
    await desk.manager.call('POST', `/orders/${items[1].id}/status`, { status: 'cancelled' })
    const { job: undone } = await desk.undo(job.id)
    expect(undone.undo).toEqual({
      undone: 2,
      kept: 1,
      items: [{ label: '#2002', reason: 'edited' }],
    })
    expect((await desk.manager.call('GET', '/orders')).body.total).toBe(1)
  })

  it('SH-4 completed orders have a shipment, so that nothing is shipped again and items can be returned', async () => {
    const desk = await open()
    const { job } = await desk.send(SHOPIFY)
    await desk.run(job.id)
    const { items } = (await desk.manager.call('GET', '/orders?sort=number&order=asc')).body
    const order = (await desk.manager.call('GET', `/orders/${items[0].id}`)).body
    expect(order).toMatchObject({ fulfilmentState: 'all', fulfilments: [{ lines: [{}, {}] }] })
    expect(order.openLines.map((line: { toShip: number }) => line.toShip)).toEqual([0, 0, 0])
    const { body: toShip } = await desk.manager.call('GET', '/orders?toShip=true')
    expect(toShip.total).toBe(0)
    const slip = await desk.manager.get(`/api/admin/orders/print?kind=slip&ids=${items[0].id}`)
    expect(slip.statusCode).toBe(200)
    await desk.undo(job.id)
    for (const table of ['orders', 'fulfilments', 'fulfilment_lines'] as const) {
      expect(await desk.services.db.selectFrom(table).selectAll().execute()).toEqual([])
    }
  })

  it('SH-4 reports and customers have the same sums as before after an undone import', async () => {
    const desk = await open()
    const { reports, account } = desk.services.shop
    const period = { from: '2024-04-28', to: '2024-05-06' }
    const read = async () => {
      await reports.refresh()
      const { items } = await account.staff.list({
        ...{ page: 1, perPage: 10, sort: 'email', order: 'asc' },
      })
      const sums = items.map(({ email, spent, orderCount }) => ({ email, spent, orderCount }))
      return { overview: await reports.overview({ period }), sums }
    }
    const before = await read()
    const { job } = await desk.send(SHOPIFY)
    await desk.run(job.id)
    const imported = await read()
    expect(imported.overview).not.toEqual(before.overview)
    expect(imported.sums).not.toEqual(before.sums)
    await desk.undo(job.id)
    expect(await read()).toEqual(before)
  })

  it.each([
    [
      'Advanced Order Export, one row per item',
      'Order Number;Order Status;Order Date;Email (Billing);First Name (Billing);City (Billing);Country Code (Billing);Order Total Amount;Order Total Tax Amount;Order Shipping Amount;SKU;Item Name;Quantity (- Refund);Item Cost\n31;Processing;2024-01-02 09:30;a@b.example;Ida;Berlin;DE;23,90;3,82;3,90;M-1;Mug;2;10,00\n',
      [
        ['Mug', 2, 2000],
        ['Shipping', 1, 390],
      ],
    ],
    [
      'WebToffee, packed items',
      'order_id,order_number,order_date,status,order_total,tax_total,shipping_total,shipping_tax_total,order_currency,billing_email,billing_city,line_item_1\n9,31,2024-01-02 09:30:00,completed,23.80,3.80,0,0,EUR,a@b.example,Berlin,name:Mug|sku:M-1|quantity:2|total:20.00|sub_total:20.00|tax:3.80\n',
      [['Mug', 2, 2380]],
    ],
  ])('SH-4 reads the orders of %s', async (_, text, expected) => {
    const desk = await open()
    const { job } = await desk.send(text)
    expect(job.outcome).toMatchObject({ ok: true, report: { created: 1, problems: [] } })
    await desk.run(job.id)
    const rows = await desk.services.db
      .selectFrom('order_lines')
      .select(['name', 'quantity', 'net', 'tax'])
      .orderBy('position')
      .execute()
    expect(rows.map(row => [row.name, row.quantity, row.net + row.tax])).toEqual(expected)
  })
})
