import { createId, ok, refuse } from '#base'
import { type Database, inTransaction, invalidate, okIfAffected } from '#db'
import { cleanComment } from './clean-comment.ts'
import { deleteComments, eraseComments } from './delete-comments.ts'
import { type CommentDeps, commentsTag } from './deps.ts'
import { notifyAuthor } from './notices.ts'
import type { CommentStatus } from './schema.ts'

/** Fields of a comment that staff can edit. */
export interface CommentEdit {
  name: string
  /** Empty for none. */
  email: string
  website: string
  body: string
}

/** Moderation of comments. */
export function createModeration({ db, clock }: CommentDeps) {
  const find = (tx: Database, id: string) =>
    tx
      .selectFrom('comments')
      .select(['id', 'page_id', 'thread_id', 'status', 'deleted_at', 'staff_id'])
      .where('id', '=', id)
      .executeTakeFirst()

  /** Updates a comment inside or outside of the trash and invalidates its page. */
  const update = (id: string, values: Record<string, unknown>, isDeleted = false) =>
    inTransaction({ db }, async tx => {
      const row = await find(tx, id)
      if (!row || (row.deleted_at !== null) !== isDeleted) return refuse('not-found')
      const changed = await tx
        .updateTable('comments')
        .set(values)
        .where('id', '=', id)
        .executeTakeFirst()
      await invalidate(tx, [commentsTag(row.page_id)])
      return okIfAffected(changed)
    })

  async function publish(tx: Database, id: string) {
    await tx.updateTable('comments').set({ status: 'published' }).where('id', '=', id).execute()
    await notifyAuthor(tx, id, clock.now())
  }

  return {
    setStatus: (id: string, status: CommentStatus) =>
      inTransaction({ db }, async tx => {
        const row = await find(tx, id)
        if (!row || row.deleted_at !== null) return refuse('not-found')
        if (status === 'published') await publish(tx, id)
        else await tx.updateTable('comments').set({ status }).where('id', '=', id).execute()
        await invalidate(tx, [commentsTag(row.page_id)])
        return ok()
      }),

    edit: (id: string, edit: CommentEdit) => {
      const { name, email, website, body } = cleanComment(edit)
      if (body === '') return refuse('invalid')
      return update(id, {
        author_name: name,
        author_email: email || null,
        author_website: website || null,
        body,
      })
    },

    /** A reply by staff. Also publishes the comment it replies to. */
    reply: (id: string, text: string, author: { id: string | null; name: string }) =>
      inTransaction({ db }, async tx => {
        const parent = await find(tx, id)
        if (!parent || parent.deleted_at !== null) return refuse('not-found')
        const { name, body } = cleanComment({
          name: author.name,
          email: '',
          website: '',
          body: text,
        })
        const reply = createId(clock)
        if (parent.status !== 'published') await publish(tx, id)
        await tx
          .insertInto('comments')
          .values({
            id: reply,
            page_id: parent.page_id,
            parent_id: id,
            thread_id: parent.thread_id,
            author_name: name,
            body,
            status: 'published',
            staff_id: author.id ?? '',
            unique_key: reply,
            created_at: clock.now(),
          })
          .execute()
        await notifyAuthor(tx, reply, clock.now())
        await invalidate(tx, [commentsTag(parent.page_id)])
        return ok({ id: reply })
      }),

    /** Can be restored for 30 days. */
    trash: (id: string) => update(id, { deleted_at: clock.now() }),
    restore: (id: string) => update(id, { deleted_at: null }, true),

    /** Removes personal data on request; the text stays. */
    erase: (id: string) =>
      inTransaction({ db }, async tx => {
        const row = await find(tx, id)
        if (!row) return refuse('not-found')
        await eraseComments(tx, [id], true)
        await invalidate(tx, [commentsTag(row.page_id)])
        return ok()
      }),

    /** Including its mails, also from the trash. */
    deletePermanently: async (id: string) =>
      (await deleteComments(db, [id])) > 0 ? ok() : refuse('not-found'),
  }
}
