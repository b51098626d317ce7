import { sql } from 'kysely'
import type { Database, DatabaseKind } from './connect.ts'
import { withRelaxedDurability } from './durability.ts'
import { startCheckpointThread } from './sqlite/checkpoint-thread.ts'
import { AUTO_CHECKPOINT_PAGES, WRITER_CACHE_KILOBYTES } from './sqlite/sqlite-file.ts'

/** The writer checkpoints itself only if the thread falls this far behind. */
const MAX_PAGES_BEHIND = 4 * AUTO_CHECKPOINT_PAGES
/** Makes room for the memory of the thread. */
const CACHE_KILOBYTES_IN_BULK = 4000

/**
 * Runs a job of many transactions. SQLite does not wait for the disk after each of them: a power cut
 * may undo the last ones, so the job must be repeatable. After the job, all of them are durable.
 */
export async function writeInBulk<Answer>(
  { db, kind }: { db: Database; kind: DatabaseKind },
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (kind !== 'sqlite') return work()
  const checkpoints = startCheckpointThread(await pathOf(db))
  try {
    await setCacheSize(db, CACHE_KILOBYTES_IN_BULK)
    await setAutoCheckpoint(db, MAX_PAGES_BEHIND)
    return await withRelaxedDurability(work, { afterCommit: checkpoints.afterCommit })
  } finally {
    await checkpoints.stop()
    await setCacheSize(db, WRITER_CACHE_KILOBYTES)
    await setAutoCheckpoint(db, AUTO_CHECKPOINT_PAGES)
    // A checkpoint first writes the whole log to the disk.
    await sql`pragma wal_checkpoint(passive)`.execute(db)
  }
}

const setCacheSize = (db: Database, kilobytes: number) =>
  sql`pragma cache_size = ${sql.raw(String(-kilobytes))}`.execute(db)

const setAutoCheckpoint = (db: Database, pages: number) =>
  sql`pragma wal_autocheckpoint = ${sql.raw(String(pages))}`.execute(db)

async function pathOf(db: Database): Promise<string> {
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(db)
  return rows[0]?.file ?? ''
}
