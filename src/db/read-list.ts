import {
  type Expression,
  type RawBuilder,
  type SelectQueryBuilder,
  SqliteAdapter,
  sql,
} from 'kysely'
import type { Database } from './database.ts'

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

type Column = <Value>(column: string | Expression<Value>) => Expression<Value>

/** How conditions of a long list refer to columns, which decides on the index. */
export interface ListColumns {
  /** Columns of filters. */
  filter: Column
  /** The column that restricts the list's partial indexes. */
  scope: Column
}

const plain: Column = column => (typeof column === 'string' ? sql.ref(column) : column)
/** Hides a column from SQLite's choice of indexes. */
const hidden: Column = column => sql`+${plain(column)}`
export const PLAIN_COLUMNS: ListColumns = { filter: plain, scope: plain }

/** Maximum number of matches sorted in memory. */
const MAX_SORTED = 2000

/**
 * Like `readList`, for tables with many or wide rows and an index per order: counts, then finds the
 * ids of the page in the index, then reads only these rows by id. SQLite would prefer an index of the
 * filter and sort its rows. With `readsRows`, conditions read columns outside of the indexes.
 */
export async function readLongList<DB, Table extends keyof DB, Row extends { id: string }>(
  { db, id, readsRows = false }: { db: Database; id: string; readsRows?: boolean },
  { page, perPage }: Pick<ListOptions, 'page' | 'perPage'>,
  build: (columns: ListColumns) => SelectQueryBuilder<DB, Table, Row>,
): Promise<ListOf<Row>> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const wholeTable = isSqlite ? { filter: hidden, scope: hidden } : PLAIN_COLUMNS
  const inOrder = isSqlite ? { filter: hidden, scope: plain } : PLAIN_COLUMNS
  const [counted] = (await build(readsRows ? wholeTable : PLAIN_COLUMNS)
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)`.as('total'))
    .execute()) as { total: number }[]
  const total = Number(counted?.total ?? 0)
  const offset = (page - 1) * perPage
  if (offset >= total) return { items: [], total }
  const query = build(readsRows && total <= MAX_SORTED ? wholeTable : inOrder)
  const found = (await query
    .clearSelect()
    .select(sql<string>`${sql.ref(id)}`.as('id'))
    .limit(perPage)
    .offset(offset)
    .execute()) as { id: string }[]
  if (found.length === 0) return { items: [], total }
  const ids = found.map(row => row.id)
  const rows = (await query
    .clearWhere()
    .clearOrderBy()
    .where(sql<boolean>`${sql.ref(id)} in (${sql.join(ids)})`)
    .execute()) as Row[]
  const byId = new Map(rows.map(row => [row.id, row]))
  return { items: ids.flatMap(one => byId.get(one) ?? []), total }
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
