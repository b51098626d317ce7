import { type Kysely, sql } from 'kysely'

/** Threaded comments on pages. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('comments')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('page_id', 'text', column =>
      column.notNull().references('pages.id').onDelete('cascade'),
    )
    .addColumn('parent_id', 'text', column => column.references('comments.id').onDelete('set null'))
    .addColumn('thread_id', 'text', column => column.notNull())
    .addColumn('author_name', 'text', column => column.notNull())
    .addColumn('author_email', 'text')
    .addColumn('author_website', 'text')
    .addColumn('body', 'text', column => column.notNull())
    .addColumn('status', 'text', column => column.notNull().defaultTo('pending'))
    .addColumn('staff_id', 'text')
    .addColumn('wants_replies', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('unique_key', 'text', column => column.notNull().unique())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('deleted_at', 'bigint')
    .execute()
  await sql`create index comments_shown on comments (page_id, thread_id, created_at)
    where status = 'published' and deleted_at is null`.execute(db)
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('comments').columns(columns).execute()
  await index('comments_thread', ['thread_id', 'created_at'])
  await index('comments_parent', ['parent_id'])
  await index('comments_status', ['status', 'created_at'])
  await index('comments_email', ['author_email', 'created_at'])
  await index('comments_created', ['created_at'])
}
