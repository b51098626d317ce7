import Type from 'typebox'
import { refuse } from '#base'
import { MENU_LOCATIONS, MENU_PROBLEMS, MenuSchema, type StaffMenu } from '#pages/schema'
import { findShopProblems } from '../../../site/page/site-menus.ts'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'
import { targetsRoute } from './targets.ts'

const location = Type.Union([Type.Null(), ...MENU_LOCATIONS.map(one => Type.Literal(one))])
const name = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' })
const MenuAnswer = Type.Object({
  id: Type.String(),
  name: Type.String(),
  location,
  items: MenuSchema,
  updatedAt: Type.Integer(),
  problems: Type.Record(Type.String(), Type.Union(MENU_PROBLEMS.map(one => Type.Literal(one))), {
    description:
      'Why visitors do not see an entry, by its place: `0/2` is the third below the first',
  }),
})
const MenuBody = { name, location, items: MenuSchema }
const params = Type.Object({ id: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,49}$' }) })
const allow = 'menus.write'

export default (deps: AdminDeps) => {
  const { pages, shop } = deps
  const { menus } = pages
  const withProblems = async (menu: StaffMenu) => ({
    ...menu,
    problems: { ...(await findShopProblems({ pages, shop }, menu.items)), ...menu.problems },
  })
  const find = async (id: string) => {
    const menu = (await menus.all()).find(one => one.id === id)
    return menu && withProblems(menu)
  }
  return [
    targetsRoute(deps),
    adminRoute({
      method: 'GET',
      path: '/menus',
      summary: 'List menus with their items',
      // Users who put a menu on a page choose from them.
      allow: 'pages.read',
      answer: Type.Object({ items: Type.Array(MenuAnswer), total: Type.Integer() }),
      handle: async () => {
        const items = await Promise.all((await menus.all()).map(withProblems))
        return { items, total: items.length }
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/menus',
      summary: 'Create a menu',
      allow,
      audit: 'menu.created',
      body: Type.Object(MenuBody, { additionalProperties: false }),
      answer: MenuAnswer,
      handle: async ({ body, audit }) => {
        const saved = await menus.save(body)
        if (!saved.ok) return saved
        audit({ id: saved.id, label: body.name })
        return (await find(saved.id)) ?? refuse('not-found')
      },
    }),
    adminRoute({
      method: 'PUT',
      path: '/menus/:id',
      summary:
        'Replace a menu as a whole; with `readAt`, the `updatedAt` it had, only if that still holds',
      allow,
      audit: 'menu.changed',
      params,
      body: Type.Object(
        { ...MenuBody, readAt: Type.Optional(Type.Integer({ minimum: 0 })) },
        { additionalProperties: false },
      ),
      answer: MenuAnswer,
      handle: async ({ params: { id }, body, audit }) => {
        const saved = await menus.save({ id, ...body })
        if (!saved.ok) return saved
        audit({ id, label: body.name })
        return (await find(id)) ?? refuse('not-found')
      },
    }),
    adminRoute({
      method: 'DELETE',
      path: '/menus/:id',
      summary: 'Delete a menu',
      allow,
      audit: 'menu.deleted',
      params,
      handle: async ({ params: { id }, audit }) => {
        audit({ id, label: (await find(id))?.name ?? '' })
        return menus.delete(id)
      },
    }),
  ]
}
