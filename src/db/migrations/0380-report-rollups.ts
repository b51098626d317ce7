import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../connect.ts'

/**
 * Sums of orders per day and month for reports. Triggers note changed orders, so that no code that
 * changes an order can forget it. Existing orders are summed up by the background task.
 */
export async function up(db: Kysely<unknown>, kind: DatabaseKind) {
  await db.schema
    .createTable('report_periods')
    .addColumn('id', kind === 'sqlite' ? 'integer' : 'serial', column => column.primaryKey())
    .addColumn('time_zone', 'text', column => column.notNull())
    .addColumn('period', 'text', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('is_current', 'integer', column => column.notNull())
    .addUniqueConstraint('report_periods_period', ['time_zone', 'period'])
    .execute()
  await sql`create table report_sums (
    period_id integer not null,
    dimension text not null,
    currency text not null,
    key text not null,
    label text not null,
    orders bigint not null,
    quantity bigint not null,
    net bigint not null,
    tax bigint not null,
    primary key (period_id, dimension, currency, key)
  )${kind === 'sqlite' ? sql` without rowid` : sql``}`.execute(db)
  await createChanges(db, kind)
  await sql`create index refunds_created on refunds (created_at)`.execute(db)
}

/** Append-only, without a unique key per day, so that concurrent orders do not wait for each other. */
async function createChanges(db: Kysely<unknown>, kind: DatabaseKind) {
  await db.schema
    .createTable('report_changes')
    .addColumn('id', kind === 'sqlite' ? 'integer' : 'bigserial', column => column.primaryKey())
    .addColumn('order_id', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
  const note = sql`insert into report_changes (order_id, created_at) values (new.id, new.created_at);`
  if (kind === 'sqlite') {
    await sql`create trigger report_changes_added after insert on orders begin ${note} end`.execute(
      db,
    )
    await sql`create trigger report_changes_changed after update of updated_at, created_at on orders begin ${note} end`.execute(
      db,
    )
    return
  }
  await sql`create function note_report_change() returns trigger language plpgsql as $$
    begin ${note} return null; end $$`.execute(db)
  await sql`create trigger report_changes_noted after insert or update of updated_at, created_at on orders
    for each row execute function note_report_change()`.execute(db)
}
