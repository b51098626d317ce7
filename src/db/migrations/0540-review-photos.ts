import type { Kysely } from 'kysely'

/** Photos that visitors add to reviews. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('review_photos')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('review_id', 'text', column =>
      column.notNull().references('reviews.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', column => column.notNull())
    .addColumn('width', 'integer', column => column.notNull())
    .addColumn('height', 'integer', column => column.notNull())
    .execute()
  await db.schema
    .createIndex('review_photos_review_id_position')
    .on('review_photos')
    .columns(['review_id', 'position'])
    .execute()
  await db.schema
    .alterTable('reviews')
    .addColumn('photos', 'integer', column => column.notNull().defaultTo(0))
    .execute()
}
