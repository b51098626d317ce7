import { type Kysely, sql } from 'kysely'

/**
 * Sold gift cards are no revenue. Stored sums counted them, so all are computed again. The index finds
 * the few lines of gift cards among all lines.
 */
export async function up(db: Kysely<unknown>) {
  await sql`create index order_lines_gift_cards on order_lines (order_id) where gift_card = 1`.execute(
    db,
  )
  for (const table of ['report_changes', 'report_sums', 'report_periods']) {
    await sql`delete from ${sql.table(table)}`.execute(db)
  }
}
