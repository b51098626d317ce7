import type { Kysely } from 'kysely'

/** Authors as visitors see them. Pages refer to an author; profiles have a name. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('authors')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('name', 'text', column => column.notNull().unique())
    .addColumn('role', 'text', column => column.notNull())
    .addColumn('bio', 'text', column => column.notNull())
    .addColumn('portrait', 'text')
    .addColumn('links', 'text', column => column.notNull())
    .execute()
}
