import { type Kysely, sql } from 'kysely'

/** Orders record when personal data was erased; indexes find orders due for erasure. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('orders').addColumn('erased_at', 'bigint').execute()
  await sql`create index orders_retained on orders (status, updated_at, id)
    where erased_at is null`.execute(db)
}
