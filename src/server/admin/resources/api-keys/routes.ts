import Type from 'typebox'
import { KEY_PERMISSIONS, type KeyPermission } from '#auth/schema'
import { refuse } from '#base'
import type { AdminDeps } from '../../discover.ts'
import { IdParams, listAnswer, listQuery } from '../../list.ts'
import { adminRoute } from '../../route.ts'

const allow = 'settings.write'
const Time = Type.Union([Type.Integer({ minimum: 0 }), Type.Null()])
const Permissions = Type.Array(Type.Unsafe<KeyPermission>(Type.Enum([...KEY_PERMISSIONS])), {
  minItems: 1,
})
const Item = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** The last characters of the token. */
  hint: Type.String(),
  permissions: Permissions,
  expiresAt: Time,
  lastUsedAt: Time,
  createdBy: Type.String(),
  createdAt: Type.Integer(),
})

/** Keys by which other programs call this API, for owners. */
export default ({ access: { apiKeys } }: AdminDeps) => [
  adminRoute({
    method: 'GET',
    path: '/api-keys',
    summary: 'List API keys',
    allow,
    query: listQuery(['createdAt']),
    answer: listAnswer(Item),
    handle: ({ query }) => apiKeys.list(query),
  }),
  adminRoute({
    method: 'GET',
    path: '/api-keys/:id',
    summary: 'Get an API key without its token',
    allow,
    params: IdParams,
    answer: Item,
    handle: async ({ params }) => (await apiKeys.find(params.id)) ?? refuse('not-found'),
  }),
  adminRoute({
    method: 'POST',
    path: '/api-keys',
    summary: 'Create an API key; the token is in this answer only',
    allow,
    audit: 'api-key.created',
    body: Type.Object(
      {
        name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
        permissions: Permissions,
        expiresAt: Type.Optional(Time),
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({ ...Item.properties, token: Type.String() }),
    handle: async ({ body, actor, audit }) => {
      const created = await apiKeys.create({ expiresAt: null, ...body }, actor.name)
      if (!created.ok) return created
      const { key, token } = created
      audit({ id: key.id, label: key.name, details: { permissions: key.permissions } })
      return { ...key, token }
    },
  }),
  adminRoute({
    method: 'DELETE',
    path: '/api-keys/:id',
    summary: 'Delete an API key; it stops working at once',
    allow,
    audit: 'api-key.deleted',
    params: IdParams,
    handle: async ({ params: { id }, audit }) => {
      const key = await apiKeys.find(id)
      if (!key) return refuse('not-found')
      audit({ id, label: key.name })
      return apiKeys.remove(id)
    },
  }),
]
