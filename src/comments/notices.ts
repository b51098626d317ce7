import { HOUR } from '#base'
import { addToOutbox, type Database } from '#db'

/** Prefixes of outbox keys for mails to staff and to parent authors, followed by the comment id. */
export const NOTICE_MAIL = 'comment-notice:'
export const REPLY_MAIL = 'comment-reply:'
/** Prefix of outbox keys for summaries, followed by the end of the hour. */
const SUMMARY_MAIL = 'comment-summary:'

/** Individual mails per hour; further comments are summarized at the end of the hour. */
const NOTICES_AN_HOUR = 10
/** Mails about visitors' replies to one comment per hour. */
const REPLIES_AN_HOUR = 5

/** Notifies staff about a comment, individually or in the summary of the hour. */
export async function notifyStaff(tx: Database, id: string, nowMs: number) {
  const { count } = await tx
    .selectFrom('comments')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('created_at', '>', nowMs - HOUR)
    .executeTakeFirstOrThrow()
  if (Number(count) > NOTICES_AN_HOUR) return summarise(tx, nowMs)
  await addToOutbox(
    tx,
    {
      kind: 'mail',
      payload: { template: 'comment-notice', commentId: id },
      uniqueKey: NOTICE_MAIL + id,
    },
    nowMs,
  )
}

/**
 * Covers the time from the first comment without a mail to the end of the hour; later ones find the
 * same entry.
 */
async function summarise(tx: Database, nowMs: number) {
  const until = (Math.floor(nowMs / HOUR) + 1) * HOUR
  await addToOutbox(
    tx,
    {
      kind: 'mail',
      payload: { template: 'comment-summary', from: nowMs, until },
      uniqueKey: SUMMARY_MAIL + until,
      dueAt: until,
    },
    nowMs,
  )
}

/** Notifies the author of the parent comment, if wanted; once, even if published repeatedly. */
export async function notifyAuthor(tx: Database, id: string, nowMs: number) {
  const asked = await tx
    .selectFrom('comments as reply')
    .innerJoin('comments as parent', 'parent.id', 'reply.parent_id')
    .select(['parent.id', 'reply.staff_id'])
    .where('reply.id', '=', id)
    .where('parent.wants_replies', '=', 1)
    .where('parent.author_email', 'is not', null)
    // No mail about one's own reply.
    .where(eb =>
      eb.or([
        eb('reply.author_email', 'is', null),
        eb('reply.author_email', '!=', eb.ref('parent.author_email')),
      ]),
    )
    .executeTakeFirst()
  if (!asked) return
  // Replies of staff are always sent.
  if (asked.staff_id === null && (await countReplies(tx, asked.id, nowMs)) > REPLIES_AN_HOUR) return
  await addToOutbox(
    tx,
    {
      kind: 'mail',
      payload: { template: 'comment-reply', commentId: id },
      uniqueKey: REPLY_MAIL + id,
    },
    nowMs,
  )
}

/** Published replies of visitors within the last hour. */
async function countReplies(tx: Database, parentId: string, nowMs: number): Promise<number> {
  const { count } = await tx
    .selectFrom('comments')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('parent_id', '=', parentId)
    .where('created_at', '>', nowMs - HOUR)
    .where('status', '=', 'published')
    .where('staff_id', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
