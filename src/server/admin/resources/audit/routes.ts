import Type from 'typebox'
import { refuse } from '#base'
import type { AdminDeps } from '../../discover.ts'
import { IdParams, listAnswer, listQuery } from '../../list.ts'
import { adminRoute } from '../../route.ts'

const allow = 'audit.read'
const AuditItem = Type.Object({
  id: Type.String(),
  at: Type.Integer(),
  userName: Type.String(),
  action: Type.String(),
  targetId: Type.Union([Type.Null(), Type.String()]),
  targetLabel: Type.String(),
  details: Type.Unknown(),
  address: Type.Union([Type.Null(), Type.String()]),
})

/** The audit log, newest first. Read-only. */
export default ({ access }: AdminDeps) => [
  adminRoute({
    method: 'GET',
    path: '/audit',
    summary: 'List audit log entries',
    allow,
    query: listQuery(['at'], {
      user: Type.Optional(Type.String({ maxLength: 100 })),
      /** The part before the dot: `page`, `media`, `session`. */
      what: Type.Optional(Type.String({ maxLength: 40, pattern: '^[a-z-]+$' })),
      /** UTC milliseconds. */
      from: Type.Optional(Type.Integer({ minimum: 0 })),
      to: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
    answer: listAnswer(AuditItem),
    handle: ({ query }) => access.audit.list(query),
  }),
  adminRoute({
    method: 'GET',
    path: '/audit/filters',
    summary: 'Filter options of the audit log',
    allow,
    answer: Type.Object({
      users: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
      kinds: Type.Array(Type.String()),
    }),
    handle: () => access.audit.filters(),
  }),
  adminRoute({
    method: 'GET',
    path: '/audit/:id',
    summary: 'Get an audit log entry',
    allow,
    params: IdParams,
    answer: AuditItem,
    handle: async ({ params }) => (await access.audit.find(params.id)) ?? refuse('not-found'),
  }),
]
