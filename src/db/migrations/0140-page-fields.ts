import type { Kysely } from 'kysely'

/** Sorts and filters pages of custom content types by their fields. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('page_fields')
    .addColumn('page_id', 'text', column =>
      column.notNull().references('pages.id').onDelete('cascade'),
    )
    .addColumn('field', 'text', column => column.notNull())
    .addColumn('position', 'integer', column => column.notNull())
    .addColumn('text_value', 'text', column => column.notNull())
    .addColumn('number_value', 'double precision')
    .addPrimaryKeyConstraint('page_fields_key', ['page_id', 'field', 'position'])
    .execute()
  await db.schema
    .createIndex('page_fields_text')
    .on('page_fields')
    .columns(['field', 'text_value', 'page_id'])
    .execute()
  await db.schema
    .createIndex('page_fields_number')
    .on('page_fields')
    .columns(['field', 'number_value', 'page_id'])
    .execute()
}
