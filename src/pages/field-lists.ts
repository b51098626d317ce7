import { type Expression, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '#db'
import type { FieldFilter, SortedBy } from './field-queries.ts'
import { type ListQuery, membersOf, ORDERS } from './list-members.ts'
import { kindList } from './listings.ts'

/** Up to this number, the database sorts; beyond it, an ordered index is used. */
const FEW = 1000

interface Found {
  ids: string[]
  total: number
}

interface Narrowed extends ListQuery {
  filters: readonly FieldFilter[]
}

/** The smallest list that contains all pages, and further required lists. */
interface Base {
  list: { id: string; pages: number }
  others: readonly string[][]
}

/** One page of a list sorted or filtered by content type fields. */
export async function pageByFields(db: Database, query: Narrowed, base: Base): Promise<Found> {
  const rare = await rarePages(db, query)
  if (rare.ids?.length === 0) return { ids: [], total: 0 }
  const asked = { ...query, ...rare }
  const isFew = asked.ids !== undefined || base.list.pages <= FEW
  if (isFew) return sortFew(db, asked, base)
  const { order } = asked
  return typeof order === 'object'
    ? walkField(db, { ...asked, order }, base)
    : walkList(db, { ...asked, order: ORDERS[order] }, base)
}

/** Resolves filters that match few pages to ids; the remaining filters match many. */
async function rarePages(db: Database, { ids, filters }: Narrowed) {
  let found = ids
  const left: FieldFilter[] = []
  for (const filter of filters) {
    const rows =
      filter.is === '!='
        ? undefined
        : await valuesOf(db, filter)
            .select('value.page_id')
            .limit(FEW + 1)
            .execute()
    if (!rows || rows.length > FEW) left.push(filter)
    else {
      const pages = new Set(rows.map(row => row.page_id))
      found = found ? found.filter(id => pages.has(id)) : [...pages]
    }
  }
  return { ids: found, filters: left }
}

const valuesOf = (db: Database, { field, column, is, value }: FieldFilter) =>
  db
    .selectFrom('page_fields as value')
    .where('value.field', '=', field)
    .where(`value.${column}`, is === '!=' ? '=' : is, value)

/** Adds filters to a query; `page` is the page id column. */
function narrow<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  page: 'listing.page_id' | 'sorted.page_id',
  filters: readonly FieldFilter[],
): SelectQueryBuilder<DB, TB, O> {
  let narrowed = query
  for (const { field, column, is, value } of filters) {
    const isRange = is === '>=' || is === '<'
    // Equality uses the full index; ranges look up by page, because their values may match most
    // pages.
    const ofField = isRange ? sql`said.field || ''` : sql`said.field`
    const exists = sql<boolean>`exists (select 1 from page_fields said where said.page_id = ${sql.ref(page)}
      and ${ofField} = ${field} and ${sql.ref(`said.${column}`)} ${sql.raw(is === '!=' ? '=' : is)} ${value})`
    narrowed = narrowed.where(is === '!=' ? sql<boolean>`not ${exists}` : exists)
  }
  return narrowed
}

/** A constant column for counting. */
const ONE = sql<number>`1`.as('one')

async function countOf(db: Database, rows: Expression<unknown>): Promise<number> {
  const counted = sql<{ count: number | string }>`select count(*) as count from (${rows}) counted`
  const [row] = (await counted.execute(db)).rows
  return Number(row?.count ?? 0)
}

async function sortFew(db: Database, query: Narrowed, { list, others }: Base): Promise<Found> {
  const { order, offset, limit, ids } = query
  const members = narrow(membersOf(db, list.id, others, query), 'listing.page_id', query.filters)
  if (typeof order !== 'object') {
    const [column, direction] = ORDERS[order]
    const rows = await members
      .select('listing.page_id')
      .orderBy(`listing.${column}`, direction)
      .orderBy('listing.page_id', direction)
      .execute()
    const found = rows.map(row => row.page_id)
    const sorted = ids && order === 'given' ? ids.filter(id => found.includes(id)) : found
    return { ids: sorted.slice(offset, offset + limit), total: sorted.length }
  }
  const { field, column, direction } = order
  const rows = await members
    .leftJoin('page_fields as sorted', join =>
      join
        .onRef('sorted.page_id', '=', 'listing.page_id')
        .on('sorted.field', '=', field)
        .on('sorted.position', '=', 0),
    )
    .select('listing.page_id')
    .orderBy(sql`case when sorted.page_id is null then 1 else 0 end`)
    .orderBy(`sorted.${column}`, direction)
    .orderBy('listing.published_at', 'desc')
    .orderBy('listing.page_id', direction)
    .execute()
  const sorted = rows.map(row => row.page_id)
  return { ids: sorted.slice(offset, offset + limit), total: sorted.length }
}

/** Reads along the dates or titles of a list. */
async function walkList(
  db: Database,
  query: Omit<Narrowed, 'order'> & { order: (typeof ORDERS)[keyof typeof ORDERS] },
  base: Base,
): Promise<Found> {
  const { order, offset, limit, filters } = query
  const [column, direction] = order
  const members = narrow(
    membersOf(db, base.list.id, base.others, query),
    'listing.page_id',
    filters,
  )
  const total = (await countAll(db, query, base)) ?? (await countOf(db, members.select(ONE)))
  const way = wayTo({ total, offset, limit, direction })
  if (way.limit === 0) return { ids: [], total }
  const rows = await members
    .select('listing.page_id')
    .orderBy(`listing.${column}`, way.direction)
    .orderBy('listing.page_id', way.direction)
    .offset(way.offset)
    .limit(way.limit)
    .execute()
  return { ids: way.inOrder(rows), total }
}

/** Reads along the values of a field, then pages without a value. */
async function walkField(
  db: Database,
  query: Omit<Narrowed, 'order'> & { order: SortedBy },
  base: Base,
): Promise<Found> {
  const { order, offset, limit, filters } = query
  const { field, column, direction } = order
  const ofField = filters.filter(one => one.field === field && one.is !== '!=')
  let walked = db.selectFrom('page_fields as sorted').where('sorted.field', '=', field)
  for (const { is, value } of ofField) walked = walked.where(`sorted.${column}`, is, value)
  const rest = filters.filter(one => !ofField.includes(one))
  walked = narrow(walked, 'sorted.page_id', rest)
  const isAll = isUnfiltered(query, base)
  if (!isAll) {
    const listed = membersOf(db, base.list.id, base.others, query)
      .select(ONE)
      .whereRef('listing.page_id', '=', sql.ref('sorted.page_id') as never)
    walked = walked.where(({ exists }) => exists(listed))
  }
  const members = () =>
    narrow(membersOf(db, base.list.id, base.others, query), 'listing.page_id', filters)
  const said =
    (isAll && filters.length === 0 ? await countList(db, field) : undefined) ??
    (await countOf(db, walked.select(ONE)))
  const hasAllValues = ofField.length > 0
  const total = hasAllValues
    ? said
    : ((await countAll(db, query, base)) ?? (await countOf(db, members().select(ONE))))
  const way = wayTo({ total: said, offset, limit, direction })
  const ids =
    way.limit === 0
      ? []
      : way.inOrder(
          await walked
            .select('sorted.page_id')
            .orderBy(`sorted.${column}`, way.direction)
            .orderBy('sorted.page_id', way.direction)
            .offset(way.offset)
            .limit(way.limit)
            .execute(),
        )
  if (ids.length === limit || said === total) return { ids, total }
  const silent = await members()
    .where(
      sql<boolean>`not exists (select 1 from page_fields none where none.page_id = listing.page_id and none.field = ${field})`,
    )
    .select('listing.page_id')
    .orderBy('listing.published_at', 'desc')
    .orderBy('listing.page_id', 'desc')
    .offset(Math.max(0, offset - said))
    .limit(limit - ids.length)
    .execute()
  return { ids: [...ids, ...silent.map(row => row.page_id)], total }
}

/** Whether the query is the whole list apart from its field filters. */
const isUnfiltered = (
  { kind, from, to, except = [] }: Narrowed | Omit<Narrowed, 'order'>,
  base: Base,
) => base.list.id === kindList(kind) && base.others.length === 0 && !from && !to && !except.length

/** Size of the whole list, from stored counts or an index. */
async function countAll(
  db: Database,
  query: Omit<Narrowed, 'order'>,
  base: Base,
): Promise<number | undefined> {
  const [filter, ...more] = query.filters
  if (!isUnfiltered(query, base) || more.length > 0) return undefined
  if (!filter) return base.list.pages
  const having = await countOf(db, valuesOf(db, filter).select(ONE))
  return filter.is === '!=' ? base.list.pages - having : having
}

async function countList(db: Database, id: string): Promise<number> {
  const row = await db
    .selectFrom('page_lists')
    .select('pages')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.pages ?? 0
}

/** Reading direction: pages in the second half are read from the end. */
function wayTo({
  total,
  offset,
  limit,
  direction,
}: {
  total: number
  offset: number
  limit: number
  direction: 'asc' | 'desc'
}) {
  const size = Math.max(0, Math.min(limit, total - offset))
  const isBackwards = offset > total / 2
  const turned = direction === 'asc' ? ('desc' as const) : ('asc' as const)
  return {
    limit: size,
    offset: isBackwards ? Math.max(0, total - offset - size) : offset,
    direction: isBackwards ? turned : direction,
    inOrder(rows: readonly { page_id: string }[]): string[] {
      const found = rows.map(row => row.page_id)
      return isBackwards ? found.reverse() : found
    },
  }
}
