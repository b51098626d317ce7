import { type DatabaseKind, migrate, migrateTo } from '#db'
import type { BackupSource } from './backup-source.ts'
import { loadTables } from './load-tables.ts'
import { openScratchFile } from './scratch-database.ts'
import { type AnyTables, listTables, migrationNames, readRows } from './tables.ts'

/**
 * Loads the tables of an older backup into a temporary SQLite database of its schema and migrates
 * that. Returns a source of the current schema, or undefined if a newer version made the backup.
 */
export async function upgradeSource(
  source: BackupSource,
  dataDir: string,
): Promise<BackupSource | undefined> {
  const scratch = await openScratchFile(dataDir)
  const db = scratch.db as AnyTables
  try {
    const unknown = await migrateTo(scratch.db, 'sqlite', source.migrations)
    if (unknown.length > 0) {
      await scratch.remove()
      return undefined
    }
    await emptyTables(db, 'sqlite')
    await db.transaction().execute(tx => loadTables(tx as AnyTables, 'sqlite', source))
    await migrate(scratch.db, 'sqlite')
    const tables: BackupSource['tables'] = []
    for (const { name } of await listTables(db, 'sqlite')) {
      tables.push({ name, rows: await countRows(db, name) })
    }
    return {
      ...source,
      migrations: await migrationNames(db),
      tables,
      rows: table => readScratch(db, table),
      async close() {
        await scratch.remove()
        await source.close?.()
      },
    }
  } catch (error) {
    await scratch.remove()
    throw error
  }
}

/** Migrations fill some tables with defaults, which the backup contains too. */
export async function emptyTables(db: AnyTables, kind: DatabaseKind) {
  for (const { name } of (await listTables(db, kind)).toReversed()) {
    await db.deleteFrom(name).execute()
  }
}

async function countRows(db: AnyTables, table: string): Promise<number> {
  const { fn } = db
  const row = await db.selectFrom(table).select(fn.countAll().as('rows')).executeTakeFirstOrThrow()
  return Number(row.rows)
}

async function* readScratch(db: AnyTables, table: string) {
  // The scratch database has one user, so rows may be read in a transaction of their own.
  const tx = await db.startTransaction().setAccessMode('read only').execute()
  try {
    for await (const batch of readRows(tx, 'sqlite', table)) yield* batch
  } finally {
    await tx.rollback().execute()
  }
}
