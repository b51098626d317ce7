import { HOUR, ok } from '#base'
import { type Database, inBatches, inTransaction } from '#db'
import type { FileStore } from './form-files.ts'
import { deliveryKeys, REPLY_MAIL } from './outbox-keys.ts'

const BATCH_SIZE = 100

/** Storage of submissions. */
export interface SubmissionStores {
  db: Database
  files: FileStore
}

/**
 * Deletes submissions with replies, mails, webhook calls and files. Returns the number of deleted
 * submissions.
 */
export async function deleteSubmissions(
  { db, files }: SubmissionStores,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0
  const { count } = await inTransaction({ db }, async tx => {
    const replies = await tx
      .selectFrom('submission_replies')
      .select('id')
      .where('submission_id', 'in', ids)
      .execute()
    const keys = [...ids.flatMap(deliveryKeys), ...replies.map(({ id }) => REPLY_MAIL + id)]
    await tx.deleteFrom('outbox').where('unique_key', 'in', keys).execute()
    await tx.deleteFrom('form_held_deliveries').where('submission_id', 'in', ids).execute()
    const gone = await tx.deleteFrom('submissions').where('id', 'in', ids).executeTakeFirst()
    return ok({ count: Number(gone.numDeletedRows) })
  })
  for (const id of ids) await files.remove(id)
  return count
}

/** Deletes submissions sent or trashed before a time, in batches. */
export async function deleteSubmissionsBefore(
  stores: SubmissionStores,
  column: 'created_at' | 'deleted_at',
  before: number,
): Promise<number> {
  let count = 0
  await inBatches({
    size: BATCH_SIZE,
    find: async () => {
      const query = stores.db.selectFrom('submissions').select('id').where(column, '<=', before)
      return (await query.limit(BATCH_SIZE).execute()).map(row => row.id)
    },
    work: async ids => {
      count += await deleteSubmissions(stores, ids)
    },
  })
  return count
}

/** Deletes file folders without a submission, left by a process that died before storing it. */
export async function sweepFiles({ db, files }: SubmissionStores): Promise<number> {
  const keys = await files.keysBefore(Date.now() - HOUR)
  let count = 0
  for (let at = 0; at < keys.length; at += BATCH_SIZE) {
    const some = keys.slice(at, at + BATCH_SIZE)
    const rows = await db.selectFrom('submissions').select('id').where('id', 'in', some).execute()
    const known = new Set(rows.map(({ id }) => id))
    for (const key of some.filter(one => !known.has(one))) {
      await files.remove(key)
      count++
    }
  }
  return count
}
