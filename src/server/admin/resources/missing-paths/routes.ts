import Type from 'typebox'
import { refuse } from '#base'
import { MISSING_SORTS } from '#pages'
import type { AdminDeps } from '../../discover.ts'
import { IdParams, listAnswer, listQuery } from '../../list.ts'
import { adminRoute } from '../../route.ts'

const MissingPath = Type.Object({
  id: Type.String(),
  name: Type.String(),
  referrer: Type.String(),
  times: Type.Integer(),
  lastAt: Type.Integer(),
})
const allow = 'redirects.write'

export default ({ pages: { missingPaths } }: AdminDeps) => [
  adminRoute({
    method: 'GET',
    path: '/missing-paths',
    summary: 'List missing paths that visitors requested',
    allow,
    query: listQuery(MISSING_SORTS),
    answer: listAnswer(MissingPath),
    handle: ({ query }) => missingPaths.list(query),
  }),
  adminRoute({
    method: 'DELETE',
    path: '/missing-paths/:id',
    summary: 'Delete a missing path',
    allow,
    audit: 'missing-path.deleted',
    params: IdParams,
    handle: async ({ params, audit }) => {
      audit({ id: params.id, label: params.id })
      return (await missingPaths.forget(params.id)) ? undefined : refuse('not-found')
    },
  }),
]
