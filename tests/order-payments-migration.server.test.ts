import { type Kysely, sql, type TableMetadata } from 'kysely'
import { expect, it } from 'vitest'
import { up } from '../src/db/migrations/0310-payments-and-refunds.ts'
import { up as addMovements } from '../src/db/migrations/0311-stock-movements.ts'
import { up as addOnlinePayments } from '../src/db/migrations/0330-online-payments.ts'
import { describeDatabases } from './support/databases.ts'
import { openShopDesk } from './support/shop-desk.ts'

const TABLES = [
  'payment_refunds',
  'payment_disputes',
  'payment_events',
  'payments',
  'refund_lines',
  'refunds',
  'fulfilment_lines',
] as const
const COLUMNS = ['payment_state', 'fulfilment_state', 'paid', 'refunded', 'locale'] as const

/** The schema before the migrations. */
// biome-ignore lint/suspicious/noExplicitAny: the schema before the migrations
async function restoreOldSchema(db: Kysely<any>) {
  for (const table of [...TABLES, 'fulfilments', 'stock_movements']) {
    await db.schema.dropTable(table).execute()
  }
  const names = ['created_at_number_status', 'number_status_payment_method', 'total_number_status']
  const indexes = [...names, 'status_created_at_number'].map(name => `orders_by_${name}`)
  for (const name of indexes) await db.schema.dropIndex(name).execute()
  for (const column of [...COLUMNS, 'payment_details']) {
    await db.schema.alterTable('orders').dropColumn(column).execute()
  }
  await db.schema.alterTable('order_events').dropColumn('amount').execute()
  for (const name of indexes) {
    await db.schema.createIndex(name).on('orders').columns(['status', 'id']).execute()
  }
}

/** Columns that later migrations add to the tables. */
// biome-ignore lint/suspicious/noExplicitAny: the schema before the migrations
async function addLaterColumns(db: Kysely<any>, current: TableMetadata[]) {
  const old = new Map((await db.introspection.getTables()).map(table => [table.name, table]))
  for (const { name, columns } of current) {
    const known = new Set(old.get(name)?.columns.map(column => column.name))
    for (const { name: column, dataType, isNullable } of columns) {
      if (known.size === 0 || known.has(column)) continue
      const initial = /int/i.test(dataType) ? sql`0` : sql`''`
      await db.schema
        .alterTable(name)
        .addColumn(column, sql.raw(dataType), added =>
          isNullable ? added : added.notNull().defaultTo(initial),
        )
        .execute()
    }
  }
}

describeDatabases('orders of a version without payments', openDatabase => {
  it('SH-4 get the payments, refunds and stock movements that they imply', async () => {
    const desk = await openShopDesk(openDatabase)
    const { shop, connection } = desk.services
    const order = async (payment_method: 'bacs' | 'cod', ...steps: string[]) => {
      const { id } = await desk.buy({ payment_method })
      for (const status of steps) {
        await shop.orders.setStatus({ orderId: id, status: status as 'completed', author: 't' })
      }
      return id
    }
    const ids = {
      waiting: await order('bacs'),
      paid: await order('bacs', 'processing'),
      delivering: await order('cod'),
      delivered: await order('cod', 'completed'),
      refunded: await order('bacs', 'processing', 'refunded'),
      cancelled: await order('bacs', 'cancelled'),
    }
    const before = await Promise.all(Object.values(ids).map(id => shop.orders.load({ id })))
    // biome-ignore lint/suspicious/noExplicitAny: the schema before the migrations
    const db = connection.db as unknown as Kysely<any>
    const current = await db.introspection.getTables()
    await restoreOldSchema(db)
    await up(db)
    await addMovements(db)
    await addOnlinePayments(db)
    await addLaterColumns(db, current)
    const states = await Promise.all(
      Object.entries(ids).map(async ([name, id]) => {
        const found = await shop.orders.load({ id })
        return [name, [found?.paymentState, found?.paid, found?.refunded]]
      }),
    )
    expect(Object.fromEntries(states)).toEqual({
      waiting: ['unpaid', 0, 0],
      paid: ['paid', 1816, 0],
      delivering: ['unpaid', 0, 0],
      delivered: ['paid', 1816, 0],
      refunded: ['refunded', 1816, 1816],
      cancelled: ['unpaid', 0, 0],
    })
    const after = await Promise.all(Object.values(ids).map(id => shop.orders.load({ id })))
    expect(after.map(one => one?.totals)).toEqual(before.map(one => one?.totals))
    // The payment of an older order can be refunded, that of a refunded one cannot.
    const refund = async (id: string, refundedBefore: number) => {
      const lineId = (await shop.orders.load({ id }))?.lines[0]?.id ?? ''
      const lines = [{ lineId, quantity: 1 }]
      return shop.orders.refund({ orderId: id, lines, refundedBefore, reason: '', author: 't' })
    }
    expect(await refund(ids.paid, 0)).toMatchObject({ ok: true, amount: 1816 })
    expect(await refund(ids.refunded, 1816)).toMatchObject({ reason: 'refund-too-many' })
    const movements = await connection.db
      .selectFrom('stock_movements')
      .select(['stock_id', 'quantity', 'reason'])
      .execute()
    expect(movements).toEqual([{ stock_id: desk.bowlId, quantity: 5, reason: 'opening' }])
  })
})
