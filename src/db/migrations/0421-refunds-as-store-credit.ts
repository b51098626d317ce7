import { type Kysely, sql } from 'kysely'

/** Whether a refund became store credit, which mails explain. Earlier ones have an entry of a card. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('refunds')
    .addColumn('as_credit', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  await sql`update refunds set as_credit = 1 where card_amount > 0 and exists (
    select 1 from gift_card_entries as entry join gift_cards as card on card.id = entry.card_id
    where card.kind = 'store-credit' and entry.reason = 'issue'
      and entry.order_id = refunds.order_id and entry.created_at = refunds.created_at)`.execute(db)
}
