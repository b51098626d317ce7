import Type from 'typebox'
import { refuse } from '#base'
import type { MissSort } from '#search'
import type { AdminDeps } from '../../discover.ts'
import { IdParams, listAnswer, listQuery } from '../../list.ts'
import { adminRoute } from '../../route.ts'

const Miss = Type.Object({
  id: Type.String(),
  name: Type.String(),
  times: Type.Integer(),
  lastAt: Type.Integer(),
})
const SORTS = ['times', 'lastAt', 'name'] as const satisfies MissSort[]

export default ({ search: { misses } }: AdminDeps) => [
  adminRoute({
    method: 'GET',
    path: '/searches',
    summary: 'List searches without results',
    allow: 'pages.write',
    query: listQuery(SORTS),
    answer: listAnswer(Miss),
    handle: ({ query }) => misses.list(query),
  }),
  adminRoute({
    method: 'DELETE',
    path: '/searches/:id',
    summary: 'Delete a search without results',
    allow: 'pages.write',
    audit: 'search.deleted',
    params: IdParams,
    handle: async ({ params, audit }) => {
      audit({ id: params.id, label: params.id })
      return (await misses.forget(params.id)) ? undefined : refuse('not-found')
    },
  }),
]
