import type { Database } from '#db'
import { pageByFields } from './field-lists.ts'
import { type ListQuery, membersOf, ORDERS } from './list-members.ts'
import { authorList, kindList, termList } from './listings.ts'
import type { Taxonomy } from './schema.ts'

/** Ids of one page of a list and the total count. Walks the index of the smallest matching list. */
export async function pageOfLists(
  db: Database,
  query: ListQuery,
): Promise<{ ids: string[]; total: number }> {
  const { kind, ids, except = [], order, offset, limit, filters = [] } = query
  const nothing = { ids: [], total: 0 }
  const sets = await wantedLists(db, query)
  if (!sets || ids?.length === 0) return nothing
  const single = [...new Set(sets.filter(set => set.length === 1).flat())]
  const known = await db
    .selectFrom('page_lists')
    .selectAll()
    .where('id', 'in', single.length > 0 ? single : [kindList(kind)])
    .orderBy('pages')
    .execute()
  const [smallest] = known
  if (!smallest || known.length < single.length) return nothing
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
  const isUnfiltered = others.length === 0 && !ids && !query.from && !query.to
  const total =
    isUnfiltered && except.length === 0
      ? smallest.pages
      : Number(
          (
            await members
              .select(eb => eb.fn.countAll<number>().as('count'))
              .executeTakeFirstOrThrow()
          ).count,
        )
  const [column, direction] = ORDERS[order]
  // Pages in the second half are read from the end.
  const isBackwards = offset > total / 2
  const size = Math.max(0, Math.min(limit, total - offset))
  if (size === 0) return { ids: [], total }
  const turned = direction === 'asc' ? 'desc' : 'asc'
  const way = isBackwards ? turned : direction
  const rows = await members
    .select('listing.page_id')
    .orderBy(`listing.${column}`, way)
    .orderBy('listing.page_id', way)
    .offset(isBackwards ? total - offset - size : offset)
    .limit(size)
    .execute()
  const found = rows.map(row => row.page_id)
  return { ids: isBackwards ? found.reverse() : found, total }
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
