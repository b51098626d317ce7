import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { createId } from '#base'
import { type Connection, connect } from '#db'

export type ScratchDatabase = Connection & { remove(): Promise<void> }

/** A new SQLite file below the data folder, without tables. */
export async function openScratchFile(dataDir: string): Promise<ScratchDatabase> {
  await mkdir(dataDir, { recursive: true })
  const folder = await mkdtemp(join(dataDir, '.scratch-'))
  const connection = await connect({ dataDir: folder })
  return {
    ...connection,
    async remove() {
      await connection.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A new schema in a Postgres database, so that other tables in it are not touched. */
export async function openScratchSchema(url: string, dataDir: string): Promise<ScratchDatabase> {
  const schema = `vitrine_scratch_${createId().replaceAll('-', '')}`
  const owner = await connect({ dataDir, databaseUrl: url, poolSize: 2 })
  try {
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
