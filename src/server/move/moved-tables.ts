import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '#db'
import { type AnyTables, listTables, type Row } from '../backup/tables.ts'

/**
 * Tables that stay behind. A move keeps more than a backup, because the site continues: sessions,
 * links in sent mails, running imports and their undo, pending webhooks, and stored feeds.
 */
const LEFT_OUT = new RegExp(
  `^(${[
    // The target has its own.
    'migrations|invalidations|cdn_position',
    // Rebuilt from the rows of other tables.
    'order_numbers|product_facets|facet_numbers|product_search|product_words.*',
    'order_search|order_words.*|submission_search|submission_words.*',
    'customer_search|customer_words.*|search_entries|search_words.*|search_vocabulary',
    'report_changes|report_periods|report_sums',
    // Filled by triggers as rows of orders are written.
    'customer_changes',
    // Leases of processes and counts of the last minutes.
    'task_runs|request_counts|shared_pages|slow_pages|auth_rate_limits',
  ].join('|')})$`,
)

/** Columns that rebuilding changes: background work fills the facets of all products again. */
const REBUILT_COLUMNS: Record<string, readonly string[]> = { products: ['facets_due'] }

/** Columns of a row that must be equal after a move, sorted. */
export const comparedColumns = (table: string, row: Row) =>
  Object.keys(row)
    .filter(column => !REBUILT_COLUMNS[table]?.includes(column))
    .sort()

export const listMovedTables = (db: AnyTables, kind: DatabaseKind) => listTables(db, kind, LEFT_OUT)

/**
 * Lets generated ids of a table continue after the moved rows. SQLite does that by itself.
 */
// biome-ignore lint/suspicious/noExplicitAny: every table, whatever it holds
export async function continueSequence(tx: Kysely<any>, kind: DatabaseKind, table: string) {
  if (kind === 'sqlite') return
  const { rows } = await sql<{ column: string; sequence: string }>`
    select a.attname as "column", pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relname = ${table}
      and a.attnum > 0 and not a.attisdropped
      and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`.execute(tx)
  for (const { column, sequence } of rows) {
    await sql`select setval(${sequence}, coalesce(max(${sql.ref(column)}), 0) + 1, false)
      from ${sql.table(table)}`.execute(tx)
  }
}
