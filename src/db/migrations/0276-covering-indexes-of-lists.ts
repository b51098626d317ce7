import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../connect.ts'

const STATUS = `(case
  when publish_at is not null then 'scheduled'
  when published is null then 'draft'
  when published = draft then 'published'
  else 'changed' end)`
const PENDING_FIRST = `(case status when 'pending' then 0 else 1 end)`

/** One index per order, with the columns of all filters, so that skipped and counted rows are not read. */
const LISTS = [
  ['media_by_creation', 'media', 'created_at, id, kind, mime, folder'],
  ['media_by_name', 'media', 'file_name, id, kind, mime, folder'],
  ['media_by_size', 'media', 'bytes, id, kind, mime, folder'],
  ['media_by_folder', 'media', 'folder, kind, mime'],
  ['comments_pending_first', 'comments', `${PENDING_FIRST}, created_at desc, id desc, status`],
  ['comments_listed', 'comments', 'created_at, id, status'],
  ['comments_by_status', 'comments', 'status, created_at, id'],
  ['comments_by_name', 'comments', '(lower(author_name)), created_at desc, id desc, status'],
  ['submissions_by_title', 'submissions', 'form_title, id, status, form_key'],
  ['submissions_by_status', 'submissions', 'status, id, form_key'],
] as const
const REPLACED = [
  ...[
    'pages_by_title',
    'pages_by_path',
    'pages_by_update',
    'pages_by_publication',
    'pages_by_status',
  ],
  ...['media_by_creation', 'media_by_name', 'media_by_size', 'media_by_folder'],
  ...['comments_pending_first', 'submissions_by_title'],
  ...['newsletter_subscribers_created', 'newsletter_subscribers_email'],
]
const SUBSCRIBERS = [
  ['newsletter_subscribers_created', 'created_at, id, list_id, status'],
  ['newsletter_subscribers_email', 'email_key, id, list_id, status'],
  ['newsletter_subscribers_by_status', 'status, id, list_id'],
] as const

/** Lists of staff that read whole rows, such as documents, to filter, skip and count them. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind) {
  for (const name of REPLACED) await db.schema.dropIndex(name).execute()
  // Postgres limits the size of index entries, and does not filter by an expression in an index.
  const more = kind === 'sqlite' ? `, ${STATUS}, title, path` : ''
  const create = (index: string) => sql`create index ${sql.raw(index)}`.execute(db)
  for (const [name, columns] of [
    ['pages_by_path', 'path, id, kind'],
    ['pages_by_title', '(lower(title)), id, kind'],
    ['pages_by_update', 'updated_at, id, kind'],
    ['pages_by_publication', 'published_at, id, kind'],
    ['pages_by_kind', 'kind, id'],
    ['pages_by_status', `${STATUS}, kind, updated_at, id`],
  ]) {
    await create(`${name} on pages (${columns}${more}) where deleted_at is null`)
  }
  for (const [name, table, columns] of LISTS) {
    await create(`${name} on ${table} (${columns}) where deleted_at is null`)
  }
  for (const [name, columns] of SUBSCRIBERS) {
    await create(`${name} on newsletter_subscribers (${columns})`)
  }
}
