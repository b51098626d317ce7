import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../connect.ts'

/** Notes the days of deleted orders and refunds, whose sums would stay in reports otherwise. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind) {
  for (const [table, order] of [
    ['orders', 'id'],
    ['refunds', 'order_id'],
  ] as const) {
    const note = sql.raw(
      `insert into report_changes (order_id, created_at) values (old.${order}, old.created_at);`,
    )
    const trigger = sql.raw(`report_changes_deleted_${table}`)
    if (kind === 'sqlite') {
      await sql`create trigger ${trigger} after delete on ${sql.table(table)}
        begin ${note} end`.execute(db)
      continue
    }
    const name = sql.raw(`note_deleted_${table}`)
    await sql`create function ${name}() returns trigger language plpgsql as $$
      begin ${note} return null; end $$`.execute(db)
    await sql`create trigger ${trigger} after delete on ${sql.table(table)}
      for each row execute function ${name}()`.execute(db)
  }
}
