import { type Kysely, sql } from 'kysely'

const BATCH = 500

// biome-ignore lint/suspicious/noExplicitAny: a migration is older than today's table types
type Schema = Kysely<any>

/**
 * Facts about each form apart from its answers (columns, starts, submissions), webhook secrets, and
 * indexes for reading answers in order.
 */
export async function up(db: Schema) {
  await db.schema
    .createTable('forms')
    .addColumn('form_key', 'text', column => column.primaryKey())
    .addColumn('title', 'text', column => column.notNull())
    .addColumn('page_path', 'text', column => column.notNull())
    .addColumn('fields', 'text', column => column.notNull())
    .addColumn('updated_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createTable('form_counts')
    .addColumn('form_key', 'text', column => column.notNull())
    .addColumn('day', 'text', column => column.notNull())
    .addColumn('started', 'integer', column => column.notNull())
    .addColumn('sent', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('form_counts_key', ['form_key', 'day'])
    .execute()
  await db.schema
    .createTable('form_webhook_secrets')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('secret', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
  // One covering index per sort order with all filter columns. Trashed answers are never listed.
  for (const [name, columns] of [
    ['submissions_listed', 'created_at, id, status'],
    ['submissions_by_form', 'form_key, created_at, id, status'],
    ['submissions_by_title', 'form_title, id, status'],
  ]) {
    await sql`create index ${sql.raw(`${name} on submissions (${columns})`)}
      where deleted_at is null`.execute(db)
  }
  await rememberForms(db)
}

interface Answer {
  id: string
  label: string
}

/** Columns of the newest answer first, then those of older ones, each with its latest label. */
async function rememberForms(db: Schema) {
  const forms = new Map<
    string,
    { title: string; page_path: string; updated_at: number; fields: Map<string, Answer> }
  >()
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('submissions')
      .select(['id', 'form_key', 'form_title', 'page_path', 'fields', 'created_at'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    if (rows.length === 0) break
    for (const row of rows) {
      const newest = (JSON.parse(row.fields) as Answer[]).map(({ id, label }) => ({ id, label }))
      const older = forms.get(row.form_key)?.fields.values() ?? []
      const fields = new Map(newest.map(field => [field.id, field]))
      for (const field of older) if (!fields.has(field.id)) fields.set(field.id, field)
      forms.set(row.form_key, {
        title: row.form_title,
        page_path: row.page_path,
        updated_at: Number(row.created_at),
        fields,
      })
    }
    last = rows.at(-1)?.id
  }
  for (const [form_key, { fields, ...form }] of forms) {
    const row = { form_key, ...form, fields: JSON.stringify([...fields.values()]) }
    await db.insertInto('forms').values(row).execute()
  }
}
