import { HOUR } from '#base'
import { addToOutbox, type Database } from '#db'

/** In the outbox a mail to staff, or to whom a comment answers, is this and the comment's id. */
export const NOTICE_MAIL = 'comment-notice:'
export const REPLY_MAIL = 'comment-reply:'
/** About many comments at once: this and the end of its hour. */
const SUMMARY_MAIL = 'comment-summary:'

/** So many new comments of an hour have a mail each; of what comes above there is one, at the end of the hour. */
const NOTICES_AN_HOUR = 10
/** Of visitors, to whoever they answer. */
const REPLIES_AN_HOUR = 5

/** A mail to staff about a new comment, or about all of an hour in which many came. */
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

/** From the first comment that has no mail of its own to the end of that hour: later ones find the entry there. */
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

/** A mail to the author of what a comment answers, if they asked for it; once, however often it is published. */
export async function notifyAuthor(tx: Database, id: string, nowMs: number) {
  const asked = await tx
    .selectFrom('comments as reply')
    .innerJoin('comments as parent', 'parent.id', 'reply.parent_id')
    .select(['parent.id', 'reply.staff_id'])
    .where('reply.id', '=', id)
    .where('parent.wants_replies', '=', 1)
    .where('parent.author_email', 'is not', null)
    // Nobody is told of their own words.
    .where(eb =>
      eb.or([
        eb('reply.author_email', 'is', null),
        eb('reply.author_email', '!=', eb.ref('parent.author_email')),
      ]),
    )
    .executeTakeFirst()
  if (!asked) return
  // What staff say always arrives.
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

/** Those of visitors within the last hour that are published. */
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
