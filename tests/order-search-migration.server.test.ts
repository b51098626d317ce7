import type { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { up } from '../src/db/migrations/0342-search-all-of-orders.ts'
import { describeDatabases } from './support/databases.ts'
import { openShopDesk } from './support/shop-desk.ts'

describeDatabases('orders of a version that searched names only', openDatabase => {
  it('SH-4 are found by address, item and note after the migration, as new ones are', async () => {
    const desk = await openShopDesk(openDatabase)
    const { db, shop } = desk.services
    const { id, number } = await desk.buy({ order_comments: 'Straße to the Kąty' })
    await shop.orders.addNote({ orderId: id, message: 'Called twice', author: 'Ute' })
    const words = async () => {
      const row = await db
        .selectFrom('order_search')
        .select('body')
        .where('order_id', '=', id)
        .executeTakeFirstOrThrow()
      return row.body.split(' ').sort()
    }
    const written = await words()
    await db
      .updateTable('order_search')
      .set({ body: String(number) })
      .execute()
    await db.schema.dropIndex('payments_by_reference').execute()
    await up(db as unknown as Kysely<unknown>)
    expect(await words()).toEqual(written)
    const found = await desk.manager.call('GET', '/orders?q=tonweg%20called')
    expect(found.body.items).toMatchObject([{ number }])
  })
})
