import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { copySql } from '../bench/large/copy-sql.ts'
import { ORDER_TABLES } from '../bench/large/large-tables.ts'
import { findOrderIds } from '../src/shop/orders/search-orders.ts'
import { prepareCheckout } from './support/checkout.ts'
import { describeDatabases } from './support/databases.ts'

const COPIES = 1200

describeDatabases('search of orders', (open, kind) => {
  const checkout = prepareCheckout(open)
  const columnsOf = async (table: string) => {
    const tables = await checkout.db.introspection.getTables()
    return tables.find(one => one.name === table)?.columns.map(({ name }) => name) ?? []
  }

  test('is rebuilt in batches, with the words that orders had', async () => {
    const { db, shop } = checkout
    await checkout.buy(1, { billing_first_name: 'Zenobia', order_comments: 'Ring twice' })
    await sql`update orders set number = number + 1000000`.execute(db)
    for (const table of ORDER_TABLES.filter(one => /^order(s|_lines)$/.test(one.table))) {
      const columns = await columnsOf(table.table)
      await sql.raw(copySql(kind, table, { columns, copies: COPIES })).execute(db)
    }
    const batches: number[] = []
    await db
      .transaction()
      .execute(tx => shop.orders.reindex(tx, orders => void batches.push(orders)))
    expect(batches).toEqual([500, 1000, COPIES + 1])
    const rows = await db.selectFrom('order_search').select('body').execute()
    expect(rows).toHaveLength(COPIES + 1)
    expect(
      rows.filter(({ body }) => /\bzenobia\b.*\bring twice\b.*\bbowl\b/.test(body)),
    ).toHaveLength(COPIES + 1)
    // The number of an order is one of its words.
    const [order] = await db.selectFrom('orders').select(['id', 'number']).limit(1).execute()
    const ids = await findOrderIds({ db, kind }, `zenobia ${order?.number}`)
    expect(ids).toEqual([order?.id])
  })
})
