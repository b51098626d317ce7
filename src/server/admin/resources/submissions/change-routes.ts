import Type from 'typebox'
import { refuse } from '#base'
import type { AdminDeps } from '../../discover.ts'
import { IdParams } from '../../list.ts'
import { adminRoute } from '../../route.ts'
import { readDetail } from './read-detail.ts'
import { DetailSchema, Status, SubmissionSchema } from './schemas.ts'

const allow = 'submissions.write'

/** Marking, answering, deleting and restoring submissions. */
export function changeRoutes({ forms }: AdminDeps) {
  const { submissions, replies } = forms
  return [
    adminRoute({
      method: 'PATCH',
      path: '/submissions/:id',
      summary: 'Mark as new, read or spam',
      allow,
      audit: 'submission.marked',
      params: IdParams,
      body: Type.Object({ status: Status }, { additionalProperties: false }),
      answer: SubmissionSchema,
      handle: async ({ params, body, audit }) => {
        const marked = await submissions.setStatus(params.id, body.status)
        const item = marked.ok && (await submissions.find(params.id))
        if (!item) return refuse('not-found')
        audit({ id: item.id, label: item.form, details: { status: body.status } })
        return item
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/submissions/:id/replies',
      summary: 'Reply by email; the reply is stored',
      allow,
      audit: 'submission.answered',
      params: IdParams,
      body: Type.Object(
        {
          subject: Type.String({ minLength: 1, maxLength: 300, pattern: '^[^\\r\\n]*$' }),
          body: Type.String({ minLength: 1, maxLength: 20_000, pattern: '\\S' }),
        },
        { additionalProperties: false },
      ),
      answer: DetailSchema,
      handle: async ({ params, body, actor, audit }) => {
        const sent = await replies.send(params.id, body, actor)
        if (!sent.ok) return sent
        const item = await submissions.find(params.id)
        if (!item) return refuse('not-found')
        audit({ id: item.id, label: item.form })
        return readDetail(forms, item)
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/submissions/:id/webhook',
      summary: 'Send the webhook again',
      allow,
      audit: 'submission.webhook-repeated',
      params: IdParams,
      answer: DetailSchema,
      handle: async ({ params, audit }) => {
        const item = await submissions.find(params.id)
        if (!item) return refuse('not-found')
        const repeated = await forms.webhooks.sendAgain(item.id)
        if (!repeated.ok) return repeated
        audit({ id: item.id, label: item.form })
        return readDetail(forms, item)
      },
    }),
    adminRoute({
      method: 'DELETE',
      path: '/submissions/:id',
      summary: 'Delete; it can be restored for 30 days',
      allow,
      audit: 'submission.deleted',
      params: IdParams,
      handle: ({ params }) => submissions.trash(params.id),
    }),
    adminRoute({
      method: 'DELETE',
      path: '/submissions/:id/forever',
      summary: 'Delete permanently, with its replies',
      allow,
      audit: 'submission.removed',
      params: IdParams,
      handle: ({ params }) => submissions.deletePermanently(params.id),
    }),
    adminRoute({
      method: 'POST',
      path: '/submissions/:id/put-back',
      summary: 'Restore a deleted submission',
      allow,
      audit: 'submission.put-back',
      params: IdParams,
      answer: SubmissionSchema,
      handle: async ({ params }) => {
        const back = await submissions.restore(params.id)
        return back.ok ? ((await submissions.find(params.id)) ?? refuse('not-found')) : back
      },
    }),
  ]
}
