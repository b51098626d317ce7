import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

/** Which part of a list is asked for, and in what order. */
export interface ListOptions {
  /** From 1. */
  page: number
  perPage: number
  sort: string
  order: 'asc' | 'desc'
  /** Words to search for. */
  q?: string | undefined
  /** Only these entries; comma-separated. */
  ids?: string | undefined
}

export interface ListOf<Item> {
  items: Item[]
  total: number
}

/** One page of a query's rows, and how many rows it has in all. The order is the caller's. */
export async function readList<DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
  { page, perPage }: Pick<ListOptions, 'page' | 'perPage'>,
): Promise<ListOf<Row>> {
  const [items, counted] = await Promise.all([
    query
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    query.clearSelect().clearOrderBy().select(sql<number>`count(*)`.as('total')).execute(),
  ])
  const [first] = counted as { total: number }[]
  return { items: items as Row[], total: Number(first?.total ?? 0) }
}

/**
 * For SQL's `like … escape '\'`: the words as they stand, anywhere in the text. SQLite's `lower` knows ASCII only, so a
 * letter beyond that which comes in two cases may be any letter: `Über` and `über` are both found.
 */
function toLikePattern(words: string): string {
  const pattern = words
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')
    .replace(/[^\p{ASCII}]/gu, letter => (letter === letter.toUpperCase() ? letter : '_'))
  return `%${pattern}%`
}

/** Whether a column holds a text just so, cases and all (SQLite: of ASCII, whatever the case). */
export function containsExactly(column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`
}

/** Whether the words stand in one of these columns, whatever their case. */
export function contains(
  words: string,
  ...columns: readonly (string | Expression<string | null>)[]
): RawBuilder<boolean> {
  const pattern = toLikePattern(words)
  const each = columns.map(column => {
    const text = typeof column === 'string' ? sql.ref(column) : column
    return sql`lower(${text}) like ${pattern} escape '\\'`
  })
  return sql<boolean>`(${sql.join(each, sql` or `)})`
}

/** How to get at a page of a long list by its index: the second half is walked from its end. */
export function pageFromNearestEnd(
  wanted: Pick<ListOptions, 'page' | 'perPage' | 'order'>,
  total: number,
) {
  const from = (wanted.page - 1) * wanted.perPage
  const size = Math.max(0, Math.min(wanted.perPage, total - from))
  const backwards = from > total / 2
  const turned = wanted.order === 'asc' ? ('desc' as const) : ('asc' as const)
  return {
    size,
    order: backwards ? turned : wanted.order,
    offset: backwards ? total - from - size : from,
    /** What was found, in the order that was asked for. */
    arrange: <Row>(rows: Row[]) => (backwards ? rows.reverse() : rows),
  }
}
