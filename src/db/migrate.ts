import { type Kysely, sql } from 'kysely'
import { VitrineError } from '#base'
import type { Database, DatabaseKind } from './connect.ts'
import { isPostgres } from './invalidation.ts'
import { LOCK_KEYS } from './lock-keys.ts'

/** A schema change. Runs in its own transaction, so it is applied completely or not at all. */
export interface Migration {
  // biome-ignore lint/suspicious/noExplicitAny: a migration is older than today's table types
  up(db: Kysely<any>, kind: DatabaseKind): Promise<void>
  /** Whether programs that do not know it fail afterwards, for example because a column is gone. */
  breaks?: boolean
}

const found = import.meta.glob<Migration>('./migrations/*.ts', { eager: true })
const migrations = Object.entries(found)
  .map(([file, migration]) => ({ name: file.replace(/^.*\/|\.ts$/g, ''), ...migration }))
  .sort((a, b) => a.name.localeCompare(b.name))

/** A row of the table `migrations`. */
interface RanMigration {
  name: string
  /** Missing in a table of an older program. */
  breaks?: number
}

/**
 * Migrates the schema to the current version. Idempotent and safe to run from several processes.
 * Returns the names of the applied migrations. Errors: `SCHEMA_NEWER` (a newer version of the program
 * ran a breaking migration), `SERVERS_RUNNING` (a breaking migration is due while `isAlone` is
 * false), `MIGRATION_FAILED`.
 * @param isAlone Whether no server uses the database. Called only before breaking migrations.
 * @param steps Defaults to all migrations.
 */
export async function migrate(
  db: Database,
  kind: DatabaseKind,
  {
    isAlone = async () => true,
    steps = migrations,
  }: { isAlone?: () => Promise<boolean>; steps?: typeof migrations } = {},
): Promise<string[]> {
  // biome-ignore lint/suspicious/noExplicitAny: the migrations table is not one of ours
  const any = db as Kysely<any>
  await createTable(any, kind)
  const known = await readRan(any)
  refuseNewer(known)
  const pending = pendingOf(known, steps)
  const breaking = isNew(known) ? undefined : pending.find(({ breaks }) => breaks)
  if (breaking && !(await isAlone())) refuseRunning(breaking.name)
  const ran: string[] = []
  for (const migration of pending) {
    await any.transaction().execute(async tx => {
      if (kind === 'postgres') {
        // Wait for a long migration of another process.
        await sql`set local lock_timeout = 0`.execute(tx)
        await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_KEYS.migrations)})`.execute(tx)
      }
      const now = await readRan(tx)
      refuseNewer(now)
      if (now.some(row => row.name === migration.name)) return
      await migration.up(tx, kind).catch(cause => {
        throw toMigrationError(migration.name, cause)
      })
      await tx
        .insertInto('migrations')
        .values({ name: migration.name, ran_at: Date.now(), breaks: migration.breaks ? 1 : 0 })
        .execute()
      ran.push(migration.name)
    })
  }
  return ran
}

/**
 * Migrates a new database to an older schema, in which only the named migrations ran. Returns the
 * names that this program does not know; the database is unchanged if there are any.
 */
export async function migrateTo(
  db: Database,
  kind: DatabaseKind,
  names: readonly string[],
): Promise<string[]> {
  const unknown = names.filter(name => !migrations.some(migration => migration.name === name))
  const steps = migrations.filter(({ name }) => names.includes(name))
  if (unknown.length === 0) await migrate(db, kind, { steps })
  return unknown
}

// biome-ignore lint/suspicious/noExplicitAny: the migrations table is not one of ours
async function createTable(db: Kysely<any>, kind: DatabaseKind) {
  const columns = await columnsOf(db)
  if (columns.length === 0) {
    await db.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', 'text', column => column.primaryKey())
      .addColumn('ran_at', 'bigint', column => column.notNull())
      .addColumn('breaks', 'integer', column => column.notNull().defaultTo(1))
      .execute()
      .catch(ignoreLostRace)
      .catch(toRightsError)
  } else if (!columns.includes('breaks')) {
    const ifNotExists = sql.raw(kind === 'postgres' ? 'if not exists' : '')
    await sql`alter table migrations add column ${ifNotExists} breaks integer not null default 1`
      .execute(db)
      .catch(ignoreLostRace)
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the migrations table is not one of ours
async function columnsOf(db: Kysely<any>): Promise<string[]> {
  const tables = await db.introspection.getTables()
  // Postgres lists the tables of all schemas.
  const current = isPostgres(db) ? await currentSchema(db) : undefined
  const table = tables.find(({ name, schema }) => name === 'migrations' && schema === current)
  return table?.columns.map(({ name }) => name) ?? []
}

// biome-ignore lint/suspicious/noExplicitAny: the migrations table is not one of ours
async function currentSchema(db: Kysely<any>): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
  return rows[0]?.name
}

// biome-ignore lint/suspicious/noExplicitAny: the migrations table is not one of ours
const readRan = (db: Kysely<any>): Promise<RanMigration[]> =>
  db.selectFrom('migrations').selectAll().execute() as Promise<RanMigration[]>

const isNew = (known: readonly RanMigration[]) => known.length === 0

function pendingOf(known: readonly RanMigration[], steps = migrations) {
  const names = new Set(known.map(row => row.name))
  return steps.filter(({ name }) => !names.has(name))
}

/** Whether a program of any version has migrated the database. */
export const hasTables = async (db: Database) => (await columnsOf(db)).length > 0

/** Names of the migrations that `migrate` would run. Read-only. Errors: `SCHEMA_NEWER`. */
export async function pendingMigrations(db: Database): Promise<string[]> {
  const known = (await hasTables(db)) ? await readRan(db) : []
  refuseNewer(known)
  return pendingOf(known).map(({ name }) => name)
}

/** Names of the migrations that only a newer version of the program knows. */
export async function newerMigrations(db: Database): Promise<string[]> {
  return unknownOf(await readRan(db)).map(({ name }) => name)
}

const unknownOf = (known: readonly RanMigration[]) =>
  known.filter(({ name }) => !migrations.some(migration => migration.name === name))

/** If two processes create the table at once, Postgres reports to one of them that it exists. */
function ignoreLostRace(error: unknown) {
  if (!/exist|duplicate/i.test(String(error))) throw error
}

/** Since Postgres 15, only the owner of a database may create tables in its schema `public`. */
function toRightsError(cause: unknown): never {
  const { code, message } = cause as { code?: string; message: string }
  if (code !== '42501' && code !== '3F000') throw cause
  throw new VitrineError(
    'NO_CREATE_RIGHT',
    `The tables cannot be created (${message}): make the user of DATABASE_URL the owner of the database, or grant it CREATE on the schema.`,
    { cause },
  )
}

function toMigrationError(name: string, cause: unknown) {
  const why = (cause instanceof Error ? cause.message : String(cause)).slice(0, 100)
  return new VitrineError(
    'MIGRATION_FAILED',
    `The database cannot be brought up to date, and stays as it was: the step ${name} fails (${why}).`,
    { cause },
  )
}

function refuseNewer(known: readonly RanMigration[]) {
  const unknown = unknownOf(known).find(({ breaks = 1 }) => breaks !== 0)
  if (!unknown) return
  throw new VitrineError(
    'SCHEMA_NEWER',
    `The database was written by a newer Vitrine (it knows the step ${unknown.name}): start that version, or restore a backup.`,
  )
}

function refuseRunning(name: string) {
  throw new VitrineError(
    'SERVERS_RUNNING',
    `The step ${name} of this version breaks servers that still run: stop all of them, then start this version.`,
  )
}
