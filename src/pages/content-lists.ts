import { sql } from 'kysely'
import type { Database, ListAnchors } from '#db'
import { pageByFields } from './field-lists.ts'
import { type ListQuery, membersOf, ORDERS } from './list-members.ts'
import { authorList, kindList, termList } from './listings.ts'
import type { Taxonomy } from './schema.ts'

/** A page and its sort key in a list. */
interface Row {
  page_id: string
  key: string | number
}
export type PageAnchors = ListAnchors<Row>

/** Ids of one page of a list and the total count. Walks the index of the smallest matching list. */
export async function pageOfLists(
  db: Database,
  anchors: PageAnchors,
  query: ListQuery,
): Promise<{ ids: string[]; total: number }> {
  const { kind, ids, except = [], from, to, order, offset, limit, filters = [] } = query
  const nothing = { ids: [], total: 0 }
  const sets = await wantedLists(db, query)
  if (!sets || ids?.length === 0) return nothing
  const single = sets.filter(set => set.length === 1).flat()
  const required = new Set(single.length > 0 ? single : [kindList(kind)])
  const lists = await db
    .selectFrom('page_lists')
    .selectAll()
    .where('id', 'in', [...new Set([...required, ...sets.flat()])])
    .orderBy('pages')
    .orderBy('id')
    .execute()
  const known = lists.filter(list => required.has(list.id))
  const [smallest] = known
  if (!smallest || known.length < required.size) return nothing
  const others = sets.filter(set => set.length > 1 || set[0] !== smallest.id)
  if (typeof order === 'object' || filters.length > 0) {
    return pageByFields(db, { ...query, filters }, { list: smallest, others })
  }
  const members = membersOf(db, smallest.id, others, query)
  if (ids && order === 'given') {
    const rows = await members.select('listing.page_id').execute()
    const found = ids.filter(id => rows.some(row => row.page_id === id))
    return { ids: found.slice(offset, offset + limit), total: found.length }
  }
  const versions = lists.map(({ id, version }) => [id, version])
  const key = JSON.stringify([versions, sets, ids, except, from, to])
  const isWholeList = others.length === 0 && !ids && !from && !to
  const total = isWholeList
    ? smallest.pages - (await countIn(db, smallest.id, except))
    : ids
      ? await countRows(members)
      : await anchors.count(key, () => countRows(members))
  const [column, direction] = ORDERS[order]
  // Pages in the second half are read from the end.
  const isBackwards = offset > total / 2
  const size = Math.max(0, Math.min(limit, total - offset))
  if (size === 0) return { ids: [], total }
  const turned = direction === 'asc' ? 'desc' : 'asc'
  const way = isBackwards ? turned : direction
  const readRows = (after: Row | undefined, skipped: number, limit: number) =>
    walk(members, { column, way, after }).limit(limit).offset(skipped).execute()
  const part = { offset: isBackwards ? total - offset - size : offset, limit: size }
  const rows = await anchors.read(`${key} ${column} ${way}`, part, readRows)
  const found = rows.map(row => row.page_id)
  return { ids: isBackwards ? found.reverse() : found, total }
}

type Members = ReturnType<typeof membersOf>

/** Pages in list order, after one of them if given. */
function walk(
  members: Members,
  asked: { column: 'published_at' | 'title_key'; way: 'asc' | 'desc'; after: Row | undefined },
) {
  const { way, after } = asked
  const column = `listing.${asked.column}` as const
  const query = members
    .select(['listing.page_id', `${column} as key`])
    .orderBy(column, way)
    .orderBy('listing.page_id', way)
  if (!after) return query
  const isAfter = sql.raw(way === 'asc' ? '>' : '<')
  return query.where(
    sql<boolean>`(${sql.ref(column)}, listing.page_id) ${isAfter} (${after.key}, ${after.page_id})`,
  )
}

/** Number of these pages in a list. */
async function countIn(db: Database, list: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  return countRows(membersOf(db, list, [], { ids }))
}

async function countRows(members: Members): Promise<number> {
  const { count } = await members
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Required lists by id: a page must be in one list of each group. Undefined if nothing can match. */
async function wantedLists(
  db: Database,
  { kind, category, tag, within, author }: ListQuery,
): Promise<string[][] | undefined> {
  const sets: string[][] = []
  const terms = db.selectFrom('terms').select('id').where('kind', '=', kind)
  const bySlug = async (taxonomy: Taxonomy, slug: string) =>
    terms.where('taxonomy', '=', taxonomy).where('slug', '=', slug).execute()
  if (category) sets.push((await bySlug('category', category)).map(term => termList(term.id)))
  if (tag) sets.push((await bySlug('tag', tag)).map(term => termList(term.id)))
  if (within) {
    const known = within.length > 0 ? await terms.where('id', 'in', within).execute() : []
    sets.push(known.map(term => termList(term.id)))
  }
  if (author) sets.push([authorList(kind, author)])
  return sets.some(set => set.length === 0) ? undefined : sets
}
