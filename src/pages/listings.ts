import { normalizeForSearch, upwardsFrom } from '#base'
import type { Database, Tables } from '#db'
import { clearFields, refreshFields } from './page-fields.ts'
import { isContentKind, type PageSummary } from './schema.ts'

type Listing = Tables['page_listings']

/** Id of the list of all pages of a kind. */
export const kindList = (kind: string): string => kind
/** Includes subcategories. */
export const termList = (id: string): string => `term:${id}`
/** Pages refer to authors by name. */
export const authorList = (kind: string, name: string): string => `author:${kind}:${name}`

const CHUNK = 200
const MAX_KEY = 200

/**
 * Updates the lists that contain these pages after a change, in the same transaction. Only
 * published pages are listed.
 */
export async function refreshListings(tx: Database, ids: readonly string[]): Promise<void> {
  const terms =
    ids.length > 0 ? await tx.selectFrom('terms').select(['id', 'parent_id']).execute() : []
  for (let at = 0; at < ids.length; at += CHUNK) {
    await refreshSome(tx, ids.slice(at, at + CHUNK), terms)
  }
}

async function refreshSome(
  tx: Database,
  ids: readonly string[],
  terms: readonly { id: string; parent_id: string | null }[],
) {
  const listed = await publishedOf(tx, ids)
  const wanted = await wantedListings(tx, listed, terms)
  const present = await tx
    .selectFrom('page_listings')
    .selectAll()
    .where('page_id', 'in', ids)
    .execute()
  const known = new Map(present.map(row => [keyOf(row), row]))
  const wantedKeys = new Set(wanted.map(keyOf))
  const added = wanted.filter(row => !known.has(keyOf(row)))
  const removed = present.filter(row => !wantedKeys.has(keyOf(row)))
  const changed = wanted.filter(row => {
    const before = known.get(keyOf(row))
    return before !== undefined && !isSame(before, row)
  })
  for (const row of changed) {
    const { published_at, title_key } = row
    await at(tx.updateTable('page_listings').set({ published_at, title_key }), row).execute()
  }
  for (let from = 0; from < added.length; from += CHUNK) {
    await tx
      .insertInto('page_listings')
      .values(added.slice(from, from + CHUNK))
      .execute()
  }
  for (const row of removed) await at(tx.deleteFrom('page_listings'), row).execute()
  const cleared = await clearFields(tx, ids)
  const filled = await refreshFields(tx, listed)
  const idsOf = (rows: readonly Listing[]) => rows.map(row => row.list_id)
  await count(tx, {
    added: [...idsOf(added), ...filled],
    removed: [...idsOf(removed), ...cleared],
    reordered: idsOf([...added, ...removed, ...changed]),
  })
}

const keyOf = (row: Listing) => `${row.page_id} ${row.list_id}`

const isSame = (a: Listing, b: Listing) =>
  Number(a.published_at) === b.published_at && a.title_key === b.title_key

function at<Query extends { where(column: 'page_id' | 'list_id', is: '=', id: string): Query }>(
  query: Query,
  { page_id, list_id }: Listing,
): Query {
  return query.where('page_id', '=', page_id).where('list_id', '=', list_id)
}

async function publishedOf(tx: Database, ids: readonly string[]) {
  const pages = await tx
    .selectFrom('pages')
    .select(['id', 'kind', 'published_title', 'published_at', 'summary'])
    .where('id', 'in', ids)
    .where('published', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute()
  return pages.filter(page => isContentKind(page.kind))
}

async function wantedListings(
  tx: Database,
  listed: Awaited<ReturnType<typeof publishedOf>>,
  terms: readonly { id: string; parent_id: string | null }[],
): Promise<Listing[]> {
  if (listed.length === 0) return []
  const sorted = await tx
    .selectFrom('page_terms')
    .selectAll()
    .where(
      'page_id',
      'in',
      listed.map(page => page.id),
    )
    .execute()
  return listed.flatMap(page => {
    const { author } = JSON.parse(page.summary) as PageSummary
    const own = sorted.filter(row => row.page_id === page.id)
    const lists = new Set([
      kindList(page.kind),
      ...own.flatMap(row => upwardsFrom(terms, row.term_id)).map(termList),
      ...(author ? [authorList(page.kind, author)] : []),
    ])
    const place = {
      page_id: page.id,
      published_at: Number(page.published_at ?? 0),
      title_key: normalizeForSearch(page.published_title ?? '').slice(0, MAX_KEY),
    }
    return [...lists].map(list_id => ({ list_id, ...place }))
  })
}

/**
 * Updates the counts of lists, and the versions of all lists with a change, in a fixed order to
 * prevent deadlocks.
 */
async function count(
  tx: Database,
  { added, removed, reordered }: Record<'added' | 'removed' | 'reordered', readonly string[]>,
) {
  const changes = new Map(reordered.map(id => [id, 0]))
  const withVersion = new Set(reordered)
  for (const id of added) changes.set(id, (changes.get(id) ?? 0) + 1)
  for (const id of removed) changes.set(id, (changes.get(id) ?? 0) - 1)
  for (const [id, change] of [...changes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (change === 0 && !withVersion.has(id)) continue
    await tx
      .insertInto('page_lists')
      .values({ id, pages: change, version: 1 })
      .onConflict(conflict =>
        conflict.column('id').doUpdateSet(eb => ({
          pages: eb('page_lists.pages', '+', change),
          version: eb('page_lists.version', '+', 1),
        })),
      )
      .execute()
  }
}

/** Number of pages per list; empty lists are omitted. */
export async function countLists(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (let from = 0; from < ids.length; from += CHUNK) {
    const rows = await db
      .selectFrom('page_lists')
      .selectAll()
      .where('id', 'in', ids.slice(from, from + CHUNK))
      .where('pages', '>', 0)
      .execute()
    for (const { id, pages } of rows) counts.set(id, pages)
  }
  return counts
}

/** Published pages with any of these terms. */
export async function pagesWithTerms(tx: Database, terms: readonly string[]): Promise<string[]> {
  if (terms.length === 0) return []
  const rows = await tx
    .selectFrom('page_terms')
    .select('page_id')
    .where('term_id', 'in', terms)
    .execute()
  return [...new Set(rows.map(row => row.page_id))]
}
