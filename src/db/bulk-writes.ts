import { sql } from 'kysely'
import type { Database, DatabaseKind } from './connect.ts'
import { withRelaxedDurability } from './durability.ts'

/**
 * Runs a job of many transactions. SQLite does not wait for the disk after each of them: a power cut
 * may undo the last ones, so the job must be repeatable. After the job, all of them are durable.
 */
export async function writeInBulk<Answer>(
  { db, kind }: { db: Database; kind: DatabaseKind },
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (kind !== 'sqlite') return work()
  try {
    return await withRelaxedDurability(work)
  } finally {
    // A checkpoint first writes the whole log to the disk.
    await sql`pragma wal_checkpoint(passive)`.execute(db)
  }
}
