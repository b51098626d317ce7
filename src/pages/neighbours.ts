import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#db'
import type { ContentType } from './content-type-schema.ts'
import { orderOf, type SortedBy } from './field-queries.ts'
import { kindList } from './listings.ts'
import type { ContentKind, ContentOrder } from './schema.ts'

/** The table and condition that sort a kind's pages. */
interface Sorted {
  table: 'page_fields' | 'page_listings'
  rows: RawBuilder<boolean>
  column: 'text_value' | 'number_value' | 'title_key' | 'published_at'
}

/**
 * Ids of the previous and next page in the content type's order. Pages without a sort value are
 * placed by date.
 */
export async function neighboursOf(
  db: Database,
  id: string,
  kind: ContentKind,
  types: readonly ContentType[],
): Promise<{ before?: string | undefined; after?: string | undefined }> {
  const orders = [orderOf({ kind, order: 'type' }, types), 'newest' as const]
  for (const order of orders) {
    const sorted = sortedBy(kind, order)
    const own = await placeOf(db, sorted, id)
    if (own === undefined) continue
    const [before, after] = await Promise.all([
      nextTo(db, sorted, { id, own }, 'desc'),
      nextTo(db, sorted, { id, own }, 'asc'),
    ])
    return { before, after }
  }
  return {}
}

function sortedBy(kind: ContentKind, order: ContentOrder | SortedBy): Sorted {
  if (typeof order === 'object') {
    const { field, column } = order
    return { table: 'page_fields', rows: sql`field = ${field} and position = 0`, column }
  }
  const column = order === 'title' || order === 'title-reverse' ? 'title_key' : 'published_at'
  return { table: 'page_listings', rows: sql`list_id = ${kindList(kind)}`, column }
}

async function placeOf(db: Database, { table, rows, column }: Sorted, id: string) {
  const found = await sql<{ value: string | number }>`
    select ${sql.ref(column)} as value from ${sql.table(table)} where ${rows} and page_id = ${id}`.execute(
    db,
  )
  return found.rows[0]?.value
}

async function nextTo(
  db: Database,
  { table, rows, column }: Sorted,
  { id, own }: { id: string; own: string | number },
  direction: 'asc' | 'desc',
): Promise<string | undefined> {
  const [beyond, way] = direction === 'asc' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`]
  const by = sql.ref(column)
  const found = await sql<{ page_id: string }>`
    select page_id from ${sql.table(table)} where ${rows} and (${by}, page_id) ${beyond} (${own}, ${id})
    order by ${by} ${way}, page_id ${way} limit 1`.execute(db)
  return found.rows[0]?.page_id
}
