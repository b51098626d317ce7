import Type from 'typebox'
import { refuse } from '#base'
import type { CommentSort } from '#comments'
import type { AdminDeps } from '../../discover.ts'
import { IdParams, listAnswer, listQuery } from '../../list.ts'
import { adminRoute } from '../../route.ts'
import { CommentSchema, filters } from './schemas.ts'

const SORTS = ['status', 'createdAt', 'name'] as const satisfies CommentSort[]
const allow = 'comments.moderate'

/** Listing, reading and exporting comments. */
export function readRoutes({ comments, clock }: AdminDeps) {
  return [
    adminRoute({
      method: 'GET',
      path: '/comments',
      summary: 'List comments, pending ones first',
      allow,
      query: listQuery(SORTS, filters),
      answer: listAnswer(CommentSchema),
      handle: ({ query }) => comments.items.list(query),
    }),
    adminRoute({
      method: 'GET',
      path: '/comments/export',
      summary: 'Export comments as CSV',
      allow,
      query: Type.Object(
        { ...filters, q: Type.Optional(Type.String({ maxLength: 200 })) },
        { additionalProperties: false },
      ),
      handle: async ({ query, reply }) => {
        const day = new Date(clock.now()).toISOString().slice(0, 10)
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="comments-${day}.csv"`)
          .send(await comments.exportComments(query))
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/comments/:id',
      summary: 'Get a comment',
      allow,
      params: IdParams,
      answer: CommentSchema,
      handle: async ({ params }) => (await comments.items.find(params.id)) ?? refuse('not-found'),
    }),
  ]
}
