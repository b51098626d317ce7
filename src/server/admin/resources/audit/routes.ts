import Type from 'typebox'
import { refuse } from '#base'
import { contains, readList, type Tables } from '#db'
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

/** Who did what, newest first; nothing can be changed here. */
export default ({ db }: AdminDeps) => [
  adminRoute({
    method: 'GET',
    path: '/audit',
    summary: 'List audit log entries',
    allow,
    query: listQuery(['at'], {
      user: Type.Optional(Type.String({ maxLength: 100 })),
      /** Before the dot: `page`, `media`, `session`. */
      what: Type.Optional(Type.String({ maxLength: 40, pattern: '^[a-z-]+$' })),
      /** UTC milliseconds. */
      from: Type.Optional(Type.Integer({ minimum: 0 })),
      to: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
    answer: listAnswer(AuditItem),
    handle: async ({ query }) => {
      // Ids sort by time, and no two entries share one.
      let rows = db.selectFrom('audit_log').selectAll().orderBy('id', query.order)
      if (query.ids) rows = rows.where('id', 'in', query.ids.split(','))
      if (query.user) rows = rows.where('user_id', '=', query.user)
      if (query.what) rows = rows.where('action', 'like', `${query.what}.%`)
      if (query.from !== undefined) rows = rows.where('at', '>=', query.from)
      if (query.to !== undefined) rows = rows.where('at', '<', query.to)
      if (query.q) rows = rows.where(contains(query.q, 'user_name', 'target_label', 'action'))
      const { items, total } = await readList(rows, query)
      return { items: items.map(toItem), total }
    },
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
    handle: async () => {
      const [users, actions] = await Promise.all([
        db.selectFrom('auth_users').select(['id', 'name']).orderBy('name').execute(),
        db.selectFrom('audit_log').select('action').distinct().execute(),
      ])
      const kinds = new Set(actions.map(row => row.action.split('.')[0] ?? ''))
      return { users, kinds: [...kinds].sort() }
    },
  }),
  adminRoute({
    method: 'GET',
    path: '/audit/:id',
    summary: 'Get an audit log entry',
    allow,
    params: IdParams,
    answer: AuditItem,
    handle: async ({ params }) => {
      const row = await db
        .selectFrom('audit_log')
        .selectAll()
        .where('id', '=', params.id)
        .executeTakeFirst()
      return row ? toItem(row) : refuse('not-found')
    },
  }),
]

function toItem(row: Tables['audit_log']) {
  return {
    id: row.id,
    at: row.at,
    userName: row.user_name,
    action: row.action,
    targetId: row.target_id,
    targetLabel: row.target_label,
    details: JSON.parse(row.details) as unknown,
    address: row.address,
  }
}
