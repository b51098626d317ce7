import { type Kysely, sql } from 'kysely'

/**
 * Tells cards that were disabled with their order from those that staff disabled, which stay disabled
 * when the order is paid.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('gift_cards')
    .addColumn('disabled_with_order', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  await sql`update gift_cards set disabled_with_order = 1 where disabled_at is not null and exists (
    select 1 from order_events as event where event.order_id = gift_cards.order_id
      and event.to_status in ('cancelled', 'failed')
      and event.created_at = gift_cards.disabled_at)`.execute(db)
}
