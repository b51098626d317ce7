import type { Kysely } from 'kysely'

/** Who writes on the site, as visitors see them: pages name their author, and a profile has the same name. */
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
