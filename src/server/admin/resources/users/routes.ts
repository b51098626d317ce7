import Type from 'typebox'
import { ROLES } from '#auth/schema'
import type { Result } from '#base'
import { refuse } from '#base'
import type { AdminDeps } from '../../discover.ts'
import { IdParams, listAnswer, listQuery } from '../../list.ts'
import { adminRoute } from '../../route.ts'
import { invitationRoutes } from './invitation-routes.ts'

const allow = 'users.write'
const SORTS = ['name', 'email', 'role'] as const
export const RoleSchema = Type.Union(ROLES.map(role => Type.Literal(role)))

const UserItem = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  role: RoleSchema,
  /** UTC milliseconds; null while the account is enabled. */
  disabledAt: Type.Union([Type.Null(), Type.Integer()]),
  hasTwoFactor: Type.Boolean(),
})

export default (deps: AdminDeps) => {
  const { staff } = deps.access
  const toItem = ({ disabledAt, ...member }: Awaited<ReturnType<typeof staff.list>>[number]) => ({
    ...member,
    disabledAt: disabledAt ?? null,
  })

  return [
    ...invitationRoutes(deps),
    adminRoute({
      method: 'GET',
      path: '/users',
      summary: 'List users',
      allow,
      query: listQuery(SORTS, { role: Type.Optional(RoleSchema) }),
      answer: listAnswer(UserItem),
      // There are few users, so they are sorted and searched in memory.
      handle: async ({ query: { q = '', role, ids, sort, order, page, perPage } }) => {
        const words = q.toLowerCase()
        const by = sort as (typeof SORTS)[number]
        const wanted = (await staff.list())
          .filter(one => `${one.name} ${one.email}`.toLowerCase().includes(words))
          .filter(one => (!role || one.role === role) && (!ids || ids.split(',').includes(one.id)))
          .sort((a, b) => a[by].localeCompare(b[by]) * (order === 'asc' ? 1 : -1))
        const items = wanted.slice((page - 1) * perPage, page * perPage).map(toItem)
        return { items, total: wanted.length }
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/users/:id',
      summary: 'Get a user',
      allow,
      params: IdParams,
      answer: UserItem,
      handle: async ({ params }) => {
        const member = await staff.find(params.id)
        return member ? toItem(member) : refuse('not-found')
      },
    }),
    adminRoute({
      method: 'PATCH',
      path: '/users/:id',
      summary:
        'Change a role, or disable or enable an account; each writes its own line of the audit log',
      allow,
      params: IdParams,
      body: Type.Partial(Type.Object({ role: RoleSchema, disabled: Type.Boolean() }), {
        additionalProperties: false,
      }),
      answer: UserItem,
      handle: async ({ params: { id }, body: { role, disabled }, actor }) => {
        const before = await staff.find(id)
        if (!before) return refuse('not-found')
        const acts: (() => Promise<Result<object, 'not-found' | 'last-owner'>>)[] = []
        if (role && role !== before.role) acts.push(() => staff.setRole(id, role, actor))
        if (disabled === true && !before.disabledAt) acts.push(() => staff.disable(id, actor))
        if (disabled === false && before.disabledAt) acts.push(() => staff.enable(id, actor))
        for (const act of acts) {
          const done = await act()
          if (!done.ok) return done
        }
        const member = await staff.find(id)
        return member ? toItem(member) : refuse('not-found')
      },
    }),
  ]
}
