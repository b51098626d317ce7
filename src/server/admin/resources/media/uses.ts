import { sql } from 'kysely'
import type { Database } from '#db'

/** A place that shows an entry of the library. */
export interface MediaUse {
  kind: 'page' | 'draft' | 'product' | 'category' | 'settings'
  id: string
  label: string
}

/** How many places of a kind are named at most. */
const LIMIT = 50

/** Where an entry is shown: pages by their draft and by what visitors get, products, categories, settings. */
export async function findMediaUses(db: Database, id: string): Promise<MediaUse[]> {
  // As a JSON string, or as an address within rich text: the library's own, or one of a replaced file.
  const asValue = containing(`"${id}"`)
  const patterns = [asValue, containing(`/media/${id}/`), containing(`/media/${id}.`)]
  const holds = (column: string) =>
    sql<boolean>`(${sql.join(
      patterns.map(one => sql`${sql.ref(column)} like ${one} escape '\\'`),
      sql` or `,
    )})`
  const [pages, products, categories, settings] = await Promise.all([
    db
      .selectFrom('pages')
      .select(['id', 'title', holds('published').as('isPublished')])
      .where(eb => eb.or([holds('published'), holds('draft'), holds('summary')]))
      .orderBy('title')
      .limit(LIMIT)
      .execute(),
    db
      .selectFrom('products')
      .select(['id', 'name'])
      .where(eb =>
        eb.or([
          sql<boolean>`images like ${asValue} escape '\\'`,
          eb('id', 'in', eb.selectFrom('variants').select('product_id').where('image', '=', id)),
        ]),
      )
      .orderBy('name')
      .limit(LIMIT)
      .execute(),
    db.selectFrom('categories').select(['id', 'name']).where('image', '=', id).execute(),
    db
      .selectFrom('settings')
      .select('key')
      .where(sql<boolean>`value like ${asValue} escape '\\'`)
      .execute(),
  ])
  return [
    ...pages.map(
      page =>
        ({
          kind: Number(page.isPublished) ? 'page' : 'draft',
          id: page.id,
          label: page.title,
        }) as const,
    ),
    ...products.map(({ id, name }) => ({ kind: 'product', id, label: name }) as const),
    ...categories.map(({ id, name }) => ({ kind: 'category', id, label: name }) as const),
    ...settings.map(({ key }) => ({ kind: 'settings', id: key, label: key }) as const),
  ]
}

/** Whatever might be an id in what pages, products, categories and settings hold. */
export async function readUsedIds(db: Database): Promise<Set<string>> {
  const used = new Set<string>()
  const collect = (text: string | null) => {
    for (const [, value, path] of (text ?? '').matchAll(
      /"([A-Za-z0-9_-]{1,100})"|\/media\/([A-Za-z0-9_-]{1,100})[./]/g,
    )) {
      used.add(value ?? path ?? '')
    }
  }
  // Some at a time: documents are large, products many.
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('pages')
      .select(['id', 'draft', 'published', 'summary'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(50)
      .execute()
    for (const row of rows)
      for (const text of [row.draft, row.published, row.summary]) collect(text)
    const end = rows.at(-1)
    if (!end) break
    last = end.id
  }
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'images'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(5000)
      .execute()
    for (const row of rows) collect(row.images)
    const end = rows.at(-1)
    if (!end) break
    last = end.id
  }
  for (const table of ['variants', 'categories'] as const) {
    const rows = await db
      .selectFrom(table)
      .select('image')
      .distinct()
      .where('image', 'is not', null)
      .execute()
    for (const { image } of rows) if (image) used.add(image)
  }
  for (const { value } of await db.selectFrom('settings').select('value').execute()) collect(value)
  return used
}

function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
