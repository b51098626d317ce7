import { type Kysely, sql } from 'kysely'

/** Orders know when personal data was erased, and those whose time is over are found by their state and age. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('orders').addColumn('erased_at', 'bigint').execute()
  await sql`create index orders_retained on orders (status, updated_at, id)
    where erased_at is null`.execute(db)
}
