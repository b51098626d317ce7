import Type from 'typebox'
import { refuse } from '#base'
import type { SubmissionSort } from '#forms'
import type { AdminDeps } from '../../discover.ts'
import { IdParams, listAnswer, listQuery } from '../../list.ts'
import { adminRoute } from '../../route.ts'
import { DetailSchema, filters, SubmissionSchema } from './schemas.ts'

const SORTS = ['createdAt', 'form', 'status'] as const satisfies SubmissionSort[]
const allow = 'submissions.read'

/** What visitors sent: listed, read, taken along as CSV. */
export function readRoutes({ forms, clock }: AdminDeps) {
  const { submissions, replies } = forms
  return [
    adminRoute({
      method: 'GET',
      path: '/submissions',
      summary: 'List form submissions',
      allow,
      query: listQuery(SORTS, filters),
      answer: listAnswer(SubmissionSchema),
      handle: ({ query }) => submissions.list(query),
    }),
    adminRoute({
      method: 'GET',
      path: '/submissions/forms',
      summary: 'List forms that have submissions',
      allow,
      answer: Type.Object({
        items: Type.Array(Type.Object({ key: Type.String(), title: Type.String() })),
      }),
      handle: async () => ({ items: await submissions.formsUsed() }),
    }),
    adminRoute({
      method: 'GET',
      path: '/submissions/export',
      summary: 'Export form submissions as CSV',
      allow,
      query: Type.Object(
        { ...filters, q: Type.Optional(Type.String({ maxLength: 200 })) },
        { additionalProperties: false },
      ),
      handle: async ({ query, reply }) => {
        const day = new Date(clock.now()).toISOString().slice(0, 10)
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="submissions-${day}.csv"`)
          .send(await forms.exportSubmissions(query))
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/submissions/:id',
      summary: 'Get a form submission with its replies',
      allow,
      params: IdParams,
      answer: DetailSchema,
      handle: async ({ params }) => {
        const item = await submissions.find(params.id)
        if (!item) return refuse('not-found')
        return { ...item, conversation: await replies.of(item.id) }
      },
    }),
  ]
}
