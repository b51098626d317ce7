import { type Kysely, sql } from 'kysely'

/**
 * Cards of erased orders lose their persons once they are used or expired. Earlier erasures missed
 * store credit for refunds.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('gift_cards')
    .addColumn('erase_when_used', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  await sql`create index gift_cards_to_erase on gift_cards (id) where erase_when_used = 1`.execute(
    db,
  )
  await sql`create index gift_card_entries_of_order on gift_card_entries (order_id)
    where order_id is not null`.execute(db)
  const ofErased = sql`id in (
    select entry.card_id from gift_card_entries as entry join orders on orders.id = entry.order_id
    where entry.reason = 'issue' and orders.erased_at is not null)`
  await sql`update gift_cards set erase_when_used = 1 where ${ofErased}`.execute(db)
  await sql`update gift_cards set recipient_name = ''
    where kind = 'store-credit' and ${ofErased}`.execute(db)
}
