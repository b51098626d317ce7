import { Readable } from 'node:stream'
import Type from 'typebox'
import { refuse } from '#base'
import type { SubmissionSort } from '#forms'
import type { AdminDeps } from '../../discover.ts'
import { IdParams, listAnswer, listQuery } from '../../list.ts'
import { adminRoute } from '../../route.ts'
import { readDetail } from './read-detail.ts'
import {
  ColumnSchema,
  DetailSchema,
  FormSchema,
  filters,
  OneForm,
  SubmissionSchema,
  SummarySchema,
} from './schemas.ts'
import { summarize } from './summarize.ts'

const SORTS = ['createdAt', 'form', 'status'] as const satisfies SubmissionSort[]
const allow = 'submissions.read'

/** Listing, reading and exporting submissions. */
export function readRoutes({ forms, pages, clock }: AdminDeps) {
  const { submissions } = forms
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
      summary: 'List forms that were started or sent',
      allow,
      answer: Type.Object({ items: Type.Array(FormSchema) }),
      handle: async () => ({ items: await forms.known.list() }),
    }),
    adminRoute({
      method: 'GET',
      path: '/submissions/columns',
      summary: 'List the fields of a form, also of older submissions',
      allow,
      query: OneForm,
      answer: Type.Object({ items: Type.Array(ColumnSchema) }),
      handle: async ({ query }) => ({ items: await forms.known.columns(query.form) }),
    }),
    adminRoute({
      method: 'GET',
      path: '/submissions/summary',
      summary: 'Starts and submissions of a form per day, over 30 days',
      allow,
      query: OneForm,
      answer: SummarySchema,
      handle: ({ query }) => summarize({ forms, pages, clock }, query.form),
    }),
    adminRoute({
      method: 'GET',
      path: '/submissions/export',
      summary: 'Export form submissions as CSV',
      allow,
      query: Type.Object(
        {
          ...filters,
          q: Type.Optional(Type.String({ maxLength: 200 })),
          /** Field ids of one form, comma-separated; default: all. */
          columns: Type.Optional(Type.String({ maxLength: 8000 })),
        },
        { additionalProperties: false },
      ),
      handle: async ({ query: { columns, ...filter }, reply }) => {
        const day = new Date(clock.now()).toISOString().slice(0, 10)
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="submissions-${day}.csv"`)
          .send(Readable.from(forms.exportSubmissions(filter, columns?.split(','))))
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
        return readDetail(forms, item)
      },
    }),
  ]
}
