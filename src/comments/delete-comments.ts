import { DAY, ok } from '#base'
import { type Database, inBatches, inTransaction, invalidate } from '#db'
import { type CommentDeps, commentsTag } from './deps.ts'
import { NOTICE_MAIL, REPLY_MAIL } from './notices.ts'

const BATCH_SIZE = 100
const RETENTION_MS = 30 * DAY

/**
 * Deletes comments and their mails. Replies move up to the parent. Returns the number of deleted
 * comments.
 */
export async function deleteComments(db: Database, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const { count } = await inTransaction({ db }, async tx => {
    const rows = await tx
      .selectFrom('comments')
      .select(['id', 'parent_id'])
      .where('id', 'in', ids)
      .orderBy('created_at', 'desc')
      .execute()
    const tags = await tagsOf(tx, ids)
    await forgetMails(tx, ids)
    // Newest first, so that replies moved to a comment in this list are moved again.
    for (const { id, parent_id } of rows) {
      await tx.updateTable('comments').set({ parent_id }).where('parent_id', '=', id).execute()
    }
    const gone = await tx.deleteFrom('comments').where('id', 'in', ids).executeTakeFirst()
    await invalidate(tx, tags)
    return ok({ count: Number(gone.numDeletedRows) })
  })
  return count
}

/** Removes personal data from comments; `withName` keeps the names of published ones. */
export async function eraseComments(tx: Database, ids: readonly string[], withName: boolean) {
  if (ids.length === 0) return
  await forgetMails(tx, ids)
  await tx
    .updateTable('comments')
    .set({ author_email: null, author_website: null, wants_replies: 0 })
    .$if(withName, query => query.set({ author_name: '' }))
    .where('id', 'in', ids)
    .execute()
}

/** Deletes outbox mails about comments and to their authors, because they contain recipients. */
async function forgetMails(tx: Database, ids: readonly string[]) {
  const replies = await tx
    .selectFrom('comments')
    .select('id')
    .where('parent_id', 'in', ids)
    .execute()
  const keys = [
    ...ids.flatMap(id => [NOTICE_MAIL + id, REPLY_MAIL + id]),
    ...replies.map(({ id }) => REPLY_MAIL + id),
  ]
  await tx.deleteFrom('outbox').where('unique_key', 'in', keys).execute()
}

/** Retention of comments. */
export function createCommentRetention({ db, clock }: CommentDeps) {
  return {
    /** Deletes comments that have been in the trash for long, in batches. */
    async emptyTrash() {
      const before = clock.now() - RETENTION_MS
      await inBatches({
        size: BATCH_SIZE,
        find: async () => {
          const query = db.selectFrom('comments').select('id').where('deleted_at', '<=', before)
          return (await query.limit(BATCH_SIZE).execute()).map(row => row.id)
        },
        work: async ids => {
          await deleteComments(db, ids)
        },
      })
    },

    /**
     * Applies retention to comments before a time: published ones keep text and name
     * but lose email and website; others are deleted.
     */
    async applyRetention(before: number): Promise<{ deleted: number; erased: number }> {
      let deleted = 0
      await inBatches({
        size: BATCH_SIZE,
        find: async () => {
          const rows = await db
            .selectFrom('comments')
            .select('id')
            .where('created_at', '<=', before)
            .where(eb => eb.or([eb('status', '!=', 'published'), eb('deleted_at', 'is not', null)]))
            .limit(BATCH_SIZE)
            .execute()
          return rows.map(row => row.id)
        },
        work: async ids => {
          deleted += await deleteComments(db, ids)
        },
      })
      let erased = 0
      await inBatches({
        size: BATCH_SIZE,
        find: async () => {
          const rows = await db
            .selectFrom('comments')
            .select('id')
            .where('created_at', '<=', before)
            .where(eb =>
              eb.or([eb('author_email', 'is not', null), eb('author_website', 'is not', null)]),
            )
            .limit(BATCH_SIZE)
            .execute()
          return rows.map(row => row.id)
        },
        work: async ids => {
          erased += ids.length
          await inTransaction({ db }, async tx => {
            await eraseComments(tx, ids, false)
            await invalidate(tx, await tagsOf(tx, ids))
            return ok()
          })
        },
      })
      return { deleted, erased }
    },
  }
}

async function tagsOf(tx: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('comments')
    .select('page_id')
    .distinct()
    .where('id', 'in', ids)
    .execute()
  return rows.map(row => commentsTag(row.page_id))
}
