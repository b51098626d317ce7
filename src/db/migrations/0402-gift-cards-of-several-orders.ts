import { type Kysely, sql } from 'kysely'

/**
 * A provider's payment belongs to one order, but a gift card pays for several. Its payments are unique
 * per order.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema.dropIndex('payments_reference').execute()
  await sql`create unique index payments_reference on payments
    (method, reference, (case when method = 'gift-card' then order_id else '' end))
    where reference is not null`.execute(db)
}
