import type { Kysely } from 'kysely'

/** Folders, focal points, replaced files and a trash. */
export async function up(db: Kysely<unknown>) {
  const add = (name: string, type: 'text' | 'integer' | 'bigint', fallback?: string | number) =>
    db.schema
      .alterTable('media')
      .addColumn(name, type, column =>
        fallback === undefined ? column : column.notNull().defaultTo(fallback),
      )
      .execute()
  await add('folder', 'text', '')
  await add('focus_x', 'integer')
  await add('focus_y', 'integer')
  await add('version', 'integer', 1)
  await add('deleted_at', 'bigint')
  await db.schema
    .createIndex('media_created')
    .on('media')
    .columns(['deleted_at', 'created_at'])
    .execute()
}
