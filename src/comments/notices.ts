import { HOUR } from '#base'
import { addToOutbox, type Database } from '#db'

/** In the outbox a mail to staff, or to whom a comment answers, is this and the comment's id. */
export const NOTICE_MAIL = 'comment-notice:'
export const REPLY_MAIL = 'comment-reply:'

/** Who is flooded has the list in the admin: mails beyond that add nothing. */
const NOTICES_AN_HOUR = 20

/** A mail to staff about a new comment. */
export async function notifyStaff(tx: Database, id: string, nowMs: number) {
  const { count } = await tx
    .selectFrom('comments')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('created_at', '>', nowMs - HOUR)
    .executeTakeFirstOrThrow()
  if (Number(count) > NOTICES_AN_HOUR) return
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

/** A mail to the author of what a comment answers, if they asked for it; once, however often it is published. */
export async function notifyAuthor(tx: Database, id: string, nowMs: number) {
  const asked = await tx
    .selectFrom('comments as reply')
    .innerJoin('comments as parent', 'parent.id', 'reply.parent_id')
    .select('parent.id')
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
