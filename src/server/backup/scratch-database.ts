import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { createId, DAY } from '#base'
import { type Connection, connect, type Database } from '#db'
import { makeTemporaryFolder } from './temporary-folders.ts'

export type ScratchDatabase = Connection & { remove(): Promise<void> }

/** A new SQLite file below the data folder, without tables. */
export async function openScratchFile(dataDir: string): Promise<ScratchDatabase> {
  const folder = await makeTemporaryFolder(dataDir, 'scratch')
  const connection = await connect({ dataDir: folder })
  return {
    ...connection,
    async remove() {
      await connection.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const SCHEMA = 'vitrine_scratch_'

/** Drops the schemas of processes that were killed. Their names begin with their time (RFC 9562). */
async function dropOldSchemas(db: Database) {
  const before = SCHEMA + (Date.now() - DAY).toString(16).padStart(12, '0')
  const { rows } = await sql<{ name: string }>`
    select nspname as name from pg_namespace
    where nspname ~ ${`^${SCHEMA}[0-9a-f]{32}$`} and nspname < ${before}`.execute(db)
  for (const { name } of rows) {
    await sql`drop schema if exists ${sql.id(name)} cascade`.execute(db)
  }
}

/** A new schema in a Postgres database, so that other tables in it are not touched. */
export async function openScratchSchema(url: string, dataDir: string): Promise<ScratchDatabase> {
  const schema = SCHEMA + createId().replaceAll('-', '')
  const owner = await connect({ dataDir, databaseUrl: url, poolSize: 2 })
  try {
    await dropOldSchemas(owner.db)
    await sql`create schema ${sql.id(schema)}`.execute(owner.db)
  } catch (error) {
    await owner.close()
    throw error
  }
  const own = new URL(url)
  own.searchParams.set('options', `-c search_path=${schema}`)
  const remove = async () => {
    await sql`drop schema ${sql.id(schema)} cascade`.execute(owner.db).finally(owner.close)
  }
  try {
    const connection = await connect({ dataDir, databaseUrl: own.href, poolSize: 4 })
    return { ...connection, remove: () => connection.close().finally(remove) }
  } catch (error) {
    await remove()
    throw error
  }
}
