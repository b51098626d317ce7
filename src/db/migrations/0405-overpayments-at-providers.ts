import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../connect.ts'

/**
 * Transfers through a provider may also return an overpayment. They then belong to a payment with a
 * negative amount, and to no refund.
 */
export async function up(db: Kysely<unknown>, kind: DatabaseKind) {
  await db.schema.alterTable('payment_refunds').addColumn('overpayment_id', 'text').execute()
  if (kind === 'postgres') {
    await sql`alter table payment_refunds alter column refund_id drop not null`.execute(db)
    return
  }
  await sql`create table payment_refunds_new (
    id text primary key,
    refund_id text references refunds (id),
    payment_id text not null references payments (id),
    order_id text not null references orders (id),
    amount bigint not null,
    currency text not null,
    reference text,
    state text not null,
    tries integer not null default 1,
    problem text not null default '',
    check_at bigint,
    created_at bigint not null,
    overpayment_id text
  )`.execute(db)
  await sql`insert into payment_refunds_new select * from payment_refunds`.execute(db)
  await db.schema.dropTable('payment_refunds').execute()
  await sql`alter table payment_refunds_new rename to payment_refunds`.execute(db)
  await sql`create index payment_refunds_order on payment_refunds (order_id)`.execute(db)
  await sql`create index payment_refunds_refund on payment_refunds (refund_id)`.execute(db)
  await sql`create unique index payment_refunds_reference on payment_refunds (payment_id, reference)
    where reference is not null`.execute(db)
  await sql`create index payment_refunds_due on payment_refunds (check_at)
    where check_at is not null`.execute(db)
}
