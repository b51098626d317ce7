import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'

interface Tables {
  pages: {
    id: string
    kind: string
    published: string | null
    published_title: string | null
    summary: string
  }
  terms: {
    id: string
    kind: string
    taxonomy: string
    slug: string
    name: string
    parent_id: string | null
    position: number
  }
  page_terms: { page_id: string; term_id: string }
}

const BATCH = 50
/** Kinds with categories. The category of other kinds was never shown. */
const CONTENT = ['post', 'project']

/**
 * Adds categories and tags for posts and projects. The single category in a page's summary becomes
 * a row. Published pages are listed by a covering index with their title.
 */
export async function up(db: Kysely<Tables>) {
  await db.schema
    .createTable('terms')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('taxonomy', 'text', column => column.notNull())
    .addColumn('slug', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('parent_id', 'text', column => column.references('terms.id').onDelete('set null'))
    .addColumn('position', 'integer', column => column.notNull().defaultTo(0))
    .addUniqueConstraint('terms_slug', ['kind', 'taxonomy', 'slug'])
    .execute()
  await db.schema
    .createTable('page_terms')
    .addColumn('page_id', 'text', column =>
      column.notNull().references('pages.id').onDelete('cascade'),
    )
    .addColumn('term_id', 'text', column =>
      column.notNull().references('terms.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('page_terms_key', ['page_id', 'term_id'])
    .execute()
  await db.schema.createIndex('page_terms_term').on('page_terms').column('term_id').execute()
  await db.schema.createIndex('terms_parent').on('terms').column('parent_id').execute()
  await db.schema.alterTable('pages').addColumn('published_title', 'text').execute()
  await db.schema.dropIndex('pages_kind_published').execute()
  await sql`create index pages_listed on pages (kind, published_at, id)
    where published is not null and deleted_at is null`.execute(db)
  await fill(db)
}

async function fill(db: Kysely<Tables>) {
  const terms = new Map<string, string>()
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('pages')
      .select(['id', 'kind', 'published', 'summary'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const { id, kind, published, summary } of rows) {
      const { category, ...rest } = JSON.parse(summary) as { category?: string }
      await db
        .updateTable('pages')
        .set({ published_title: published && titleOf(published), summary: JSON.stringify(rest) })
        .where('id', '=', id)
        .execute()
      const name = category?.trim()
      if (!name || !CONTENT.includes(kind)) continue
      const key = `${kind} ${name.toLowerCase()}`
      const term = terms.get(key) ?? (await addCategory(db, kind, name))
      terms.set(key, term)
      await db.insertInto('page_terms').values({ page_id: id, term_id: term }).execute()
    }
    const end = rows.at(-1)
    if (!end) return
    last = end.id
  }
}

async function addCategory(db: Kysely<Tables>, kind: string, name: string): Promise<string> {
  const id = randomUUID()
  // “C” and “C++” are different terms with the same slug.
  const wanted = slugOf(name)
  const taken = await db
    .selectFrom('terms')
    .select('id')
    .where('kind', '=', kind)
    .where('slug', '=', wanted)
    .executeTakeFirst()
  const slug = wanted && !taken ? wanted : `${wanted}-${id.slice(0, 8)}`.replace(/^-/, '')
  const row = { id, kind, taxonomy: 'category', slug, name }
  await db
    .insertInto('terms')
    .values({ ...row, parent_id: null, position: 0 })
    .execute()
  return id
}

function titleOf(document: string): string {
  return String((JSON.parse(document) as { root: { props: { title?: string } } }).root.props.title)
}

function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}
