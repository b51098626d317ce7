import { type Kysely, sql } from 'kysely'
import { type DatabaseKind, isPostgres } from '#db'

// biome-ignore lint/suspicious/noExplicitAny: every table, whatever it holds
export type AnyTables = Kysely<any>
export type Row = Record<string, unknown>

/** Header of a backup. Written last, so that a backup without it is incomplete. */
export interface BackupHead {
  format: 1
  migrations: string[]
  tables: { name: string; rows: number }[]
  mediaFiles: number
  /** False if the environment provides the key. */
  hasSecret: boolean
}

/**
 * Tables that are not backed up: derived, specific to this database, or short-lived (sessions, links).
 * Litestream adds tables of its own.
 */
const LEFT_OUT =
  /^(migrations|product_pairs|invalidations|cdn_position|backup_state|backup_jobs|slow_pages|order_numbers|product_facets|facet_numbers|product_search|product_words.*|order_search|order_words.*|submission_search|submission_words.*|search_entries|search_words.*|search_vocabulary|report_changes|report_periods|report_sums|product_imports|product_import_parts|import_changes|import_problems|task_runs|check_results|server_errors|request_counts|shared_pages|feeds|newsletter_sign_ups|webhook_changes|customer_(sessions|tokens|attempts|changes|search|words.*)|auth_(sessions|verifications|rate_limits|invitations)|_litestream_.*)$/
const BATCH = 200

export interface Table {
  name: string
  /** Columns that refer to another row of the same table. */
  selfReferences: string[]
}

export async function migrationNames(db: AnyTables): Promise<string[]> {
  const rows = await db.selectFrom('migrations').select('name').orderBy('name').execute()
  return rows.map(row => String(row.name))
}

/** Tables of a backup, or all but `leftOut`, ordered by their foreign keys. */
export async function listTables(
  db: AnyTables,
  kind: DatabaseKind,
  leftOut = LEFT_OUT,
): Promise<Table[]> {
  const names = (await tableNames(db, kind)).filter(name => !leftOut.test(name)).sort()
  const references = await foreignKeys(db, kind)
  const ordered: string[] = []
  const visit = (name: string, above: string[]) => {
    if (ordered.includes(name)) return
    if (above.includes(name)) throw new Error(`tables refer to each other: ${above.join(', ')}`)
    for (const { from, to } of references) {
      if (from === name && to !== name) visit(to, [...above, name])
    }
    ordered.push(name)
  }
  for (const name of names) visit(name, [])
  return ordered.map(name => ({
    name,
    selfReferences: references
      .filter(one => one.from === name && one.to === name)
      .map(one => one.column),
  }))
}

async function tableNames(db: AnyTables, kind: DatabaseKind): Promise<string[]> {
  const { rows } =
    kind === 'sqlite'
      ? await sql<{ name: string }>`
          select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`.execute(
          db,
        )
      : await sql<{ name: string }>`
          select tablename as name from pg_tables where schemaname = current_schema()`.execute(db)
  return rows.map(row => row.name)
}

async function foreignKeys(db: AnyTables, kind: DatabaseKind) {
  type Reference = { from: string; to: string; column: string }
  const { rows } =
    kind === 'sqlite'
      ? await sql<Reference>`
          select t.name as "from", f."table" as "to", f."from" as "column"
          from sqlite_schema t join pragma_foreign_key_list(t.name) f
          where t.type = 'table'`.execute(db)
      : await sql<Reference>`
          select c.relname as "from", r.relname as "to", a.attname as "column"
          from pg_constraint k
          join pg_class c on c.oid = k.conrelid
          join pg_class r on r.oid = k.confrelid
          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
          where k.contype = 'f' and k.connamespace = current_schema()::regnamespace`.execute(db)
  return rows
}

/** Runs `work` on a snapshot of the database while others continue to write. */
export function inSnapshot(db: AnyTables, work: (tx: AnyTables) => Promise<void>) {
  return db
    .transaction()
    .setAccessMode('read only')
    .setIsolationLevel('repeatable read')
    .execute(async tx => {
      await allowWaits(tx)
      await work(tx)
    })
}

/** A transaction may wait this long for the place of backups, which may be slow. */
const MAX_WAIT_MINUTES = 15

/**
 * Lets a transaction wait for something besides the database, which Postgres otherwise ends.
 * @param maxMinutes 0 for any time.
 */
export async function allowWaits(tx: AnyTables, maxMinutes = MAX_WAIT_MINUTES) {
  if (!isPostgres(tx)) return
  const limit = sql.lit(`${maxMinutes}min`)
  await sql`set local idle_in_transaction_session_timeout = ${limit}`.execute(tx)
}

/** Reads a table in batches, because a catalog may be larger than memory. */
export async function* readRows(
  tx: AnyTables,
  kind: DatabaseKind,
  table: string,
): AsyncGenerator<Row[]> {
  if (kind === 'postgres') {
    await sql`declare rows_of_backup no scroll cursor for select * from ${sql.table(table)}`.execute(
      tx,
    )
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(BATCH)} from rows_of_backup`.execute(tx)
      if (rows.length === 0) break
      yield rows
    }
    await sql`close rows_of_backup`.execute(tx)
    return
  }
  let batch: Row[] = []
  for await (const row of tx.selectFrom(table).selectAll().stream(BATCH)) {
    batch.push(row)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Writes rows in batches. Returns their number. */
export async function writeRows(
  tx: AnyTables,
  { name, selfReferences }: Table,
  rows: AsyncIterable<Row>,
  onRows: (count: number) => void = () => {},
): Promise<number> {
  let count = 0
  let batch: Row[] = []
  const later: { id: unknown; references: Row }[] = []
  const flush = async () => {
    if (batch.length === 0) return
    await tx.insertInto(name).values(batch).execute()
    count += batch.length
    onRows(batch.length)
    batch = []
  }
  for await (const row of rows) {
    const references: Row = {}
    for (const column of selfReferences) {
      if (row[column] === null) continue
      references[column] = row[column]
      row[column] = null
    }
    // A row may refer to a later row.
    if (Object.keys(references).length > 0) later.push({ id: row.id, references })
    batch.push(row)
    if (batch.length >= BATCH) await flush()
  }
  await flush()
  for (const { id, references } of later) {
    await tx.updateTable(name).set(references).where('id', '=', id).execute()
  }
  return count
}
