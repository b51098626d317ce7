import Type from 'typebox'
import { MenuSchema, SITE_MENUS } from '#pages/schema'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'

const NAME = { pattern: '^[a-z][a-z0-9-]{0,49}$' }
const MenuAnswer = Type.Object({
  id: Type.String(),
  items: MenuSchema,
  updatedAt: Type.Integer(),
})
const allow = 'menus.write'

export default ({ pages: { menus } }: AdminDeps) => [
  adminRoute({
    method: 'GET',
    path: '/menus',
    summary: 'Every menu with its items',
    allow,
    answer: Type.Object({ items: Type.Array(MenuAnswer), total: Type.Integer() }),
    handle: async () => {
      const known = await menus.all()
      const names = new Set([...SITE_MENUS, ...known.keys()])
      const items = [...names].map(id => ({
        id,
        items: known.get(id)?.items ?? [],
        updatedAt: known.get(id)?.updatedAt ?? 0,
      }))
      return { items, total: items.length }
    },
  }),
  adminRoute({
    method: 'PUT',
    path: '/menus/:id',
    summary:
      'Replace a menu as a whole; with `readAt`, the `updatedAt` it had, only if that still holds',
    allow,
    audit: 'menu.changed',
    params: Type.Object({ id: Type.String(NAME) }),
    body: Type.Object(
      { items: MenuSchema, readAt: Type.Optional(Type.Integer({ minimum: 0 })) },
      { additionalProperties: false },
    ),
    answer: MenuAnswer,
    handle: async ({ params, body, audit }) => {
      const saved = await menus.set(params.id, body.items, body.readAt)
      if (!saved.ok) return saved
      audit({ id: params.id, label: params.id })
      return { id: params.id, items: body.items, updatedAt: saved.updatedAt }
    },
  }),
]
