import { type Kysely, sql } from 'kysely'

/** The number of an imported order in its file, so that it is imported once. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('orders').addColumn('imported_number', 'text').execute()
  await sql`create unique index orders_imported_number on orders (imported_number)
    where imported_number is not null`.execute(db)
}
