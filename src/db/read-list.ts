import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

/** Page, order and filter of a list. */
export interface ListOptions {
  /** Starts at 1. */
  page: number
  perPage: number
  sort: string
  order: 'asc' | 'desc'
  /** Search words. */
  q?: string | undefined
  /** Comma-separated ids of the only entries to return. */
  ids?: string | undefined
}

export interface ListOf<Item> {
  items: Item[]
  total: number
}

/** Reads one page of a query's rows and the total number of rows. The caller sets the order. */
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
 * Pattern for SQL's `like … escape '\'` that matches the words anywhere. SQLite's `lower` handles
 * ASCII only, so other letters with two cases become wildcards: `Über` also finds `über`.
 */
function toLikePattern(words: string): string {
  const pattern = words
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')
    .replace(/[^\p{ASCII}]/gu, letter => (letter === letter.toUpperCase() ? letter : '_'))
  return `%${pattern}%`
}

/** Case-sensitive substring match (case-insensitive for ASCII on SQLite). */
export function containsExactly(column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`
}

/** Case-insensitive match of the words in any of the columns. */
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

/** How to read a page of a long list through its index: pages in the second half are read from the end. */
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
    /** Restores the requested order. */
    arrange: <Row>(rows: Row[]) => (backwards ? rows.reverse() : rows),
  }
}
