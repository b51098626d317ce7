import type { Kysely } from 'kysely'

interface Tables {
  pages: {
    id: string
    kind: string
    published: string | null
    published_title: string | null
    published_at: number | null
    deleted_at: number | null
    summary: string
  }
  terms: { id: string; parent_id: string | null; description: string }
  page_terms: { page_id: string; term_id: string }
  authors: { id: string; name: string; slug: string }
  page_listings: { list_id: string; page_id: string; published_at: number; title_key: string }
  page_lists: { id: string; pages: number }
}

const BATCH = 200
const CONTENT = ['post', 'project']

/**
 * Lists posts and projects by everything, category with subcategories, tag, or author. Each list is
 * read from an index and its size is stored. Categories and tags get a description, authors a path.
 */
export async function up(db: Kysely<Tables>) {
  await db.schema
    .createTable('page_listings')
    .addColumn('list_id', 'text', column => column.notNull())
    .addColumn('page_id', 'text', column =>
      column.notNull().references('pages.id').onDelete('cascade'),
    )
    .addColumn('published_at', 'bigint', column => column.notNull())
    .addColumn('title_key', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('page_listings_key', ['page_id', 'list_id'])
    .execute()
  await db.schema
    .createIndex('page_listings_date')
    .on('page_listings')
    .columns(['list_id', 'published_at', 'page_id'])
    .execute()
  await db.schema
    .createIndex('page_listings_title')
    .on('page_listings')
    .columns(['list_id', 'title_key', 'page_id'])
    .execute()
  await db.schema
    .createTable('page_lists')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('pages', 'integer', column => column.notNull())
    .execute()
  await db.schema
    .alterTable('terms')
    .addColumn('description', 'text', column => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('authors')
    .addColumn('slug', 'text', column => column.notNull().defaultTo(''))
    .execute()
  await nameAuthors(db)
  await db.schema.createIndex('authors_slug').on('authors').column('slug').unique().execute()
  await fill(db)
}

async function nameAuthors(db: Kysely<Tables>) {
  const taken = new Set<string>()
  for (const { id, name } of await db.selectFrom('authors').select(['id', 'name']).execute()) {
    const wanted = slugOf(name)
    const slug = wanted && !taken.has(wanted) ? wanted : `${wanted}-${id}`.replace(/^-/, '')
    taken.add(slug)
    await db.updateTable('authors').set({ slug }).where('id', '=', id).execute()
  }
}

async function fill(db: Kysely<Tables>) {
  const terms = await db.selectFrom('terms').select(['id', 'parent_id']).execute()
  const parents = new Map(terms.map(term => [term.id, term.parent_id]))
  const withAbove = (id: string): string[] => {
    const found: string[] = []
    for (let at: string | null = id; at && !found.includes(at); at = parents.get(at) ?? null) {
      found.push(at)
    }
    return found
  }
  const counts = new Map<string, number>()
  for (let last = ''; ; ) {
    const pages = await db
      .selectFrom('pages')
      .select(['id', 'kind', 'published_title', 'published_at', 'summary'])
      .where('id', '>', last)
      .where('kind', 'in', CONTENT)
      .where('published', 'is not', null)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    const end = pages.at(-1)
    if (!end) break
    last = end.id
    const ids = pages.map(page => page.id)
    const sorted = await db
      .selectFrom('page_terms')
      .selectAll()
      .where('page_id', 'in', ids)
      .execute()
    const rows = pages.flatMap(page => {
      const { author } = JSON.parse(page.summary) as { author?: string }
      const own = sorted.filter(row => row.page_id === page.id)
      const lists = new Set([
        page.kind,
        ...own.flatMap(row => withAbove(row.term_id)).map(id => `term:${id}`),
        ...(author ? [`author:${page.kind}:${author}`] : []),
      ])
      return [...lists].map(list_id => ({
        list_id,
        page_id: page.id,
        published_at: Number(page.published_at ?? 0),
        title_key: keyOf(page.published_title ?? ''),
      }))
    })
    for (const { list_id } of rows) counts.set(list_id, (counts.get(list_id) ?? 0) + 1)
    for (let at = 0; at < rows.length; at += BATCH) {
      await db
        .insertInto('page_listings')
        .values(rows.slice(at, at + BATCH))
        .execute()
    }
  }
  for (const [id, pages] of counts) {
    await db.insertInto('page_lists').values({ id, pages }).execute()
  }
}

function keyOf(title: string): string {
  return title
    .toWellFormed()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 200)
}

function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}
