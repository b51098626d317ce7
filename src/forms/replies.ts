import { sql } from 'kysely'
import { type Clock, createId, ok, refuse } from '#base'
import { addToOutbox, type Database, inTransaction } from '#db'
import { composeMailBody, type Mail, type MailTheme } from '#mail'
import { REPLY_MAIL } from './outbox-keys.ts'
import type { SubmissionReply, SubmittedAnswer } from './schema.ts'

/** Replies to submissions: stored and mailed through the outbox. */
export function createReplies({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Oldest first. */
    async of(submissionId: string): Promise<SubmissionReply[]> {
      const rows = await db
        .selectFrom('submission_replies as reply')
        .leftJoin('outbox', join =>
          join.on('outbox.unique_key', '=', sql<string>`${sql.lit(REPLY_MAIL)} || reply.id`),
        )
        .select(['reply.id', 'reply.recipient as to', 'reply.subject', 'reply.body'])
        .select(['reply.author', 'reply.created_at as createdAt'])
        .select(['outbox.id as mailId', 'outbox.done_at', 'outbox.failed_at', 'outbox.to_folder'])
        .where('submission_id', '=', submissionId)
        .orderBy('reply.created_at')
        .execute()
      return rows.map(({ mailId, done_at, failed_at, to_folder, ...reply }) => ({
        ...reply,
        // A missing outbox entry was delivered and pruned.
        state:
          mailId === null || done_at !== null
            ? to_folder
              ? 'saved'
              : 'sent'
            : failed_at !== null
              ? 'failed'
              : 'waiting',
      }))
    },

    send: (
      submissionId: string,
      reply: { subject: string; body: string },
      author: { id: string | null; name: string },
    ) =>
      inTransaction({ db }, async tx => {
        const submission = await tx
          .selectFrom('submissions')
          .select(['reply_to', 'status'])
          .where('id', '=', submissionId)
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
        if (!submission) return refuse('not-found')
        if (!submission.reply_to) return refuse('no-reply-address')
        const now = clock.now()
        const id = createId(clock)
        await tx
          .insertInto('submission_replies')
          .values({
            id,
            submission_id: submissionId,
            recipient: submission.reply_to,
            ...reply,
            author: author.name,
            author_id: author.id,
            created_at: now,
          })
          .execute()
        await tx
          .updateTable('submissions')
          .set({ status: 'read', read_at: now })
          .where('id', '=', submissionId)
          .execute()
        await addToOutbox(
          tx,
          {
            kind: 'mail',
            payload: { template: 'submission-reply', replyId: id },
            uniqueKey: REPLY_MAIL + id,
          },
          now,
        )
        return ok({ id })
      }),

    /** Mail of a reply; undefined if it was deleted. */
    async composeMail(
      replyId: string,
      site: { email: string; look: MailTheme },
    ): Promise<Mail | undefined> {
      const row = await db
        .selectFrom('submission_replies as reply')
        .innerJoin('submissions', 'submissions.id', 'reply.submission_id')
        .select(['reply.recipient', 'reply.subject', 'reply.body', 'submissions.fields'])
        .where('reply.id', '=', replyId)
        .executeTakeFirst()
      if (!row) return undefined
      const asked = (JSON.parse(row.fields) as SubmittedAnswer[]).filter(
        ({ value }) => value !== '',
      )
      const quoted = asked.flatMap(({ label, value }) => `${label}: ${value}`.split('\n'))
      return {
        to: row.recipient,
        replyTo: site.email || undefined,
        subject: row.subject,
        ...composeMailBody(site.look, {
          heading: '',
          parts: [
            { kind: 'text', text: row.body },
            { kind: 'quote', lines: quoted },
          ],
        }),
      }
    },
  }
}
