import { ok } from '#base'
import { type Database, inBatches, inTransaction } from '#db'
import { REPLY_MAIL } from './replies.ts'

/** In the outbox the mail of a submission is this and the submission's id. */
export const SUBMISSION_MAIL = 'submission:'

const AT_ONCE = 100

/** Deletes submissions with their replies and mails. Answers how many there were. */
export async function deleteSubmissions(db: Database, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const { count } = await inTransaction({ db }, async tx => {
    const replies = await tx
      .selectFrom('submission_replies')
      .select('id')
      .where('submission_id', 'in', ids)
      .execute()
    const keys = [
      ...ids.map(id => SUBMISSION_MAIL + id),
      ...replies.map(({ id }) => REPLY_MAIL + id),
    ]
    await tx.deleteFrom('outbox').where('unique_key', 'in', keys).execute()
    const gone = await tx.deleteFrom('submissions').where('id', 'in', ids).executeTakeFirst()
    return ok({ count: Number(gone.numDeletedRows) })
  })
  return count
}

/** Deletes those of before a moment, by when they were sent or put into the trash; some at a time. */
export async function deleteSubmissionsBefore(
  db: Database,
  column: 'created_at' | 'deleted_at',
  before: number,
): Promise<number> {
  let count = 0
  await inBatches({
    size: AT_ONCE,
    find: async () => {
      const query = db.selectFrom('submissions').select('id').where(column, '<=', before)
      return (await query.limit(AT_ONCE).execute()).map(row => row.id)
    },
    work: async ids => {
      count += await deleteSubmissions(db, ids)
    },
  })
  return count
}
