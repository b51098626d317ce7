import { type Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import { up as stockByLine } from '../src/db/migrations/0074-stock-by-line.ts'
import { up as groupMembers } from '../src/db/migrations/0075-group-members.ts'
import { prepareCheckout } from './support/checkout.ts'
import { describeDatabases } from './support/databases.ts'

/** Reverts the schema to before the migration. */
describeDatabases('a shop of an older program', open => {
  const checkout = prepareCheckout(open)

  it('describes each line of old orders and removes orphaned stock', async () => {
    const { db } = checkout
    const held = await checkout.buy(3)
    const failed = await checkout.buy(2)
    await db.schema.alterTable('order_lines').dropColumn('stock_reserved').execute()
    await sql`alter table orders add column stock_held integer not null default 1`.execute(db)
    await sql`update orders set stock_held = 0 where id = ${failed.id}`.execute(db)
    const left = { id: 'left', product_id: checkout.bowl.id, managed: 1, quantity: 9 }
    const shelf = { status: 'in-stock', backorders: 'no', low_at: null }
    await db
      .insertInto('stock_items')
      .values({ ...left, ...shelf })
      .execute()
    await stockByLine(db as unknown as Kysely<unknown>)
    const lines = await db
      .selectFrom('order_lines')
      .select(['order_id', 'stock_reserved'])
      .where('order_id', 'in', [held.id, failed.id])
      .where('kind', '=', 'product')
      .execute()
    const reserved = Object.fromEntries(lines.map(line => [line.order_id, line.stock_reserved]))
    expect(reserved).toEqual({ [held.id]: 3, [failed.id]: 0 })
    const stock = await db.selectFrom('stock_items').select('id').where('id', '=', 'left').execute()
    expect(stock).toEqual([])
  })

  it('knows the groups of each member', async () => {
    const { db, bowl } = checkout
    const [set = ''] = await checkout.shop.catalog.save([
      { type: 'grouped', name: 'Set', grouped: [bowl.id] },
    ])
    await db.schema.dropTable('group_members').execute()
    await groupMembers(db)
    const rows = await db.selectFrom('group_members').selectAll().execute()
    expect(rows).toEqual([{ group_id: set, product_id: bowl.id }])
  })
})
