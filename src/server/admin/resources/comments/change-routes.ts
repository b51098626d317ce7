import Type from 'typebox'
import { type Refusal, refuse, type Success } from '#base'
import type { CommentItem } from '#comments/schema'
import type { AdminDeps } from '../../discover.ts'
import { IdParams } from '../../list.ts'
import type { RefusalReason } from '../../refusals.ts'
import { adminRoute, type Call } from '../../route.ts'
import { ChangesSchema, CommentBody, CommentSchema } from './schemas.ts'

const allow = 'comments.moderate'

/** Approving, marking as spam, editing, answering, deleting and restoring comments. */
export function changeRoutes({ comments }: AdminDeps) {
  const { moderation, items } = comments

  /** Returns the comment after the change. The audit log names its author and page. */
  async function answer(
    id: string,
    done: Success | Refusal<RefusalReason>,
    audit: Call['audit'],
    details?: { status: string },
  ): Promise<CommentItem | Refusal<RefusalReason>> {
    if (!done.ok) return done
    const item = await items.find(id)
    if (!item) return refuse('not-found')
    audit({ id, label: `${item.name} – ${item.page.path}`, ...(details ? { details } : {}) })
    return item
  }

  return [
    adminRoute({
      method: 'PATCH',
      path: '/comments/:id',
      summary: 'Approve, mark as spam or edit; omitted fields stay unchanged',
      allow,
      audit: 'comment.changed',
      params: IdParams,
      body: ChangesSchema,
      answer: CommentSchema,
      handle: async ({ params: { id }, body: { status, ...edit }, audit }) => {
        const before = await items.find(id)
        if (!before) return refuse('not-found')
        if (Object.keys(edit).length > 0) {
          const { name, email, website, body } = before
          const whole = { name, email: email ?? '', website: website ?? '', body, ...edit }
          const edited = await moderation.edit(id, whole)
          if (!edited.ok) return edited
        }
        const marked = status ? await moderation.setStatus(id, status) : ({ ok: true } as const)
        return answer(id, marked, audit, status && { status })
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/comments/:id/replies',
      summary: 'Reply on the page and approve the comment if it is pending',
      allow,
      audit: 'comment.answered',
      params: IdParams,
      body: Type.Object({ body: CommentBody }, { additionalProperties: false }),
      answer: CommentSchema,
      handle: async ({ params, body, actor, audit }) => {
        const sent = await moderation.reply(params.id, body.body, actor)
        return answer(sent.ok ? sent.id : '', sent, audit)
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/comments/:id/erase',
      summary: 'Erase personal data; the text stays',
      allow,
      audit: 'comment.erased',
      params: IdParams,
      answer: CommentSchema,
      handle: async ({ params, audit }) =>
        answer(params.id, await moderation.erase(params.id), audit),
    }),
    adminRoute({
      method: 'DELETE',
      path: '/comments/:id',
      summary: 'Move to the trash; it can be restored for 30 days',
      allow,
      audit: 'comment.deleted',
      params: IdParams,
      handle: ({ params }) => moderation.trash(params.id),
    }),
    adminRoute({
      method: 'DELETE',
      path: '/comments/:id/forever',
      summary: 'Delete permanently',
      allow,
      audit: 'comment.removed',
      params: IdParams,
      handle: ({ params }) => moderation.deletePermanently(params.id),
    }),
    adminRoute({
      method: 'POST',
      path: '/comments/:id/put-back',
      summary: 'Restore a deleted comment',
      allow,
      audit: 'comment.put-back',
      params: IdParams,
      answer: CommentSchema,
      handle: async ({ params, audit }) =>
        answer(params.id, await moderation.restore(params.id), audit),
    }),
  ]
}
