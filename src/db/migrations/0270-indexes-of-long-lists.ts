import { type Kysely, sql } from 'kysely'

const STATUS = `case
  when publish_at is not null then 'scheduled'
  when published is null then 'draft'
  when published = draft then 'published'
  else 'changed' end`
const PENDING_FIRST = `case status when 'pending' then 0 else 1 end`

const PARTIAL = [
  // Lists of pages by each of their orders, and by a status that compares whole documents.
  ['pages_by_title', 'pages', '(lower(title)), id', 'deleted_at is null'],
  ['pages_by_path', 'pages', '(coalesce(trashed_path, path)), id', 'deleted_at is null'],
  ['pages_by_update', 'pages', 'updated_at, id', 'deleted_at is null'],
  ['pages_by_publication', 'pages', 'published_at, id', 'deleted_at is null'],
  ['pages_by_status', 'pages', `(${STATUS}), kind, updated_at, id`, 'deleted_at is null'],
  ['pages_in_trash', 'pages', 'deleted_at, kind', 'deleted_at is not null'],
  ['media_in_trash', 'media', 'deleted_at', 'deleted_at is not null'],
  ['media_by_creation', 'media', 'created_at, id', 'deleted_at is null'],
  ['media_by_folder', 'media', 'folder', 'deleted_at is null'],
  ['media_by_name', 'media', 'file_name, id', 'deleted_at is null'],
  ['media_by_size', 'media', 'bytes, id', 'deleted_at is null'],
  ['comments_in_trash', 'comments', 'deleted_at', 'deleted_at is not null'],
  [
    'comments_pending_first',
    'comments',
    `(${PENDING_FIRST}), created_at desc, id desc`,
    'deleted_at is null',
  ],
  ['submissions_in_trash', 'submissions', 'deleted_at', 'deleted_at is not null'],
] as const

const WHOLE = [
  // Deleting a page looks for its comments.
  ['comments_of_page', 'comments', 'page_id, created_at'],
  ['audit_log_of_user', 'audit_log', 'user_id, at'],
  ['audit_log_of_action', 'audit_log', 'action, at'],
  ['newsletter_suppressions_created', 'newsletter_suppressions', 'created_at, id'],
] as const

/** Lists of staff that read and sorted whole tables. */
export async function up(db: Kysely<unknown>) {
  // SQLite preferred these to every index in list order.
  await db.schema.dropIndex('pages_deleted_at').execute()
  await db.schema.dropIndex('media_created').execute()
  for (const [name, table, columns, where] of PARTIAL) {
    await sql`create index ${sql.raw(`${name} on ${table} (${columns}) where ${where}`)}`.execute(
      db,
    )
  }
  for (const [name, table, columns] of WHOLE) {
    await sql`create index ${sql.raw(`${name} on ${table} (${columns})`)}`.execute(db)
  }
}
