import { type Kysely, sql } from 'kysely'
import { VitrineError } from '#base'
import type { Database, DatabaseKind } from './connect.ts'
import { LOCK_KEYS } from './lock-keys.ts'

/** A schema change. Runs in its own transaction, so it is applied completely or not at all. */
export interface Migration {
  // biome-ignore lint/suspicious/noExplicitAny: a migration is older than today's table types
  up(db: Kysely<any>, kind: DatabaseKind): Promise<void>
}

const found = import.meta.glob<Migration>('./migrations/*.ts', { eager: true })
const migrations = Object.entries(found)
  .map(([file, migration]) => ({ name: file.replace(/^.*\/|\.ts$/g, ''), ...migration }))
  .sort((a, b) => a.name.localeCompare(b.name))

/**
 * Migrates the schema to the current version. Idempotent and safe to run from several processes.
 * Returns the names of the applied migrations. Errors: `SCHEMA_NEWER` (migrated by a newer version
 * of the program), `MIGRATION_FAILED`.
 */
export async function migrate(db: Database, kind: DatabaseKind): Promise<string[]> {
  // biome-ignore lint/suspicious/noExplicitAny: the migrations table is not one of ours
  const any = db as Kysely<any>
  await any.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', column => column.primaryKey())
    .addColumn('ran_at', 'bigint', column => column.notNull())
    .execute()
    .catch(ignoreLostRace)
  const ran: string[] = []
  for (const migration of migrations) {
    await any.transaction().execute(async tx => {
      if (kind === 'postgres') {
        // Wait for a long migration of another process.
        await sql`set local lock_timeout = 0`.execute(tx)
        await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_KEYS.migrations)})`.execute(tx)
      }
      const known = await tx.selectFrom('migrations').select('name').execute()
      refuseNewer(known.map(row => String(row.name)))
      if (known.some(row => row.name === migration.name)) return
      await migration.up(tx, kind).catch(cause => {
        throw toMigrationError(migration.name, cause)
      })
      await tx
        .insertInto('migrations')
        .values({ name: migration.name, ran_at: Date.now() })
        .execute()
      ran.push(migration.name)
    })
  }
  return ran
}

/** Names of the migrations that `migrate` would run. Read-only. Errors: `SCHEMA_NEWER`. */
export async function pendingMigrations(db: Database): Promise<string[]> {
  // biome-ignore lint/suspicious/noExplicitAny: the migrations table is not one of ours
  const any = db as Kysely<any>
  const tables = await db.introspection.getTables()
  const isNew = !tables.some(table => table.name === 'migrations')
  const rows = isNew ? [] : await any.selectFrom('migrations').select('name').execute()
  const known = new Set(rows.map(row => String(row.name)))
  refuseNewer([...known])
  return migrations.map(({ name }) => name).filter(name => !known.has(name))
}

/** If two processes create the table at once, Postgres reports to one of them that it exists. */
function ignoreLostRace(error: unknown) {
  if (!/exist|duplicate/i.test(String(error))) throw error
}

function toMigrationError(name: string, cause: unknown) {
  const why = (cause instanceof Error ? cause.message : String(cause)).slice(0, 100)
  return new VitrineError(
    'MIGRATION_FAILED',
    `The database cannot be brought up to date, and stays as it was: the step ${name} fails (${why}).`,
    { cause },
  )
}

function refuseNewer(known: string[]) {
  const unknown = known.find(name => !migrations.some(migration => migration.name === name))
  if (!unknown) return
  throw new VitrineError(
    'SCHEMA_NEWER',
    `The database was written by a newer Vitrine (it knows the step ${unknown}): start that version, or restore a backup.`,
  )
}
