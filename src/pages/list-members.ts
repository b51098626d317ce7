import { sql } from 'kysely'
import type { Database } from '#db'
import type { FieldFilter, SortedBy } from './field-queries.ts'
import type { ContentOrder, ContentQuery } from './schema.ts'

/** Query with resolved field filters. */
export interface ListQuery extends Omit<ContentQuery, 'withArticles' | 'order' | 'where'> {
  order: ContentOrder | SortedBy
  filters?: readonly FieldFilter[] | undefined
}

export const ORDERS = {
  newest: ['published_at', 'desc'],
  oldest: ['published_at', 'asc'],
  title: ['title_key', 'asc'],
  'title-reverse': ['title_key', 'desc'],
  given: ['published_at', 'desc'],
} as const

/** Pages of a list that are also in one list of each other group. */
export function membersOf(
  db: Database,
  list: string,
  others: readonly string[][],
  { ids, except = [], from, to }: Pick<ListQuery, 'ids' | 'except' | 'from' | 'to'>,
) {
  let query = db.selectFrom('page_listings as listing').where('listing.list_id', '=', list)
  for (const other of others) {
    query = query.where(eb =>
      eb.exists(
        eb
          .selectFrom('page_listings as also')
          .select(sql`1`.as('one'))
          .whereRef('also.page_id', '=', 'listing.page_id')
          .where('also.list_id', 'in', other),
      ),
    )
  }
  if (ids) query = query.where('listing.page_id', 'in', ids)
  if (except.length > 0) query = query.where('listing.page_id', 'not in', except)
  if (from) query = query.where('listing.published_at', '>=', from)
  if (to) query = query.where('listing.published_at', '<', to)
  return query
}
