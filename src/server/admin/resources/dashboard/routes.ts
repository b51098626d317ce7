import Type from 'typebox'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'
import { readHistory } from './history.ts'
import { readTasks } from './tasks.ts'

const Day = Type.Object({
  /** `2026-05-03` in the site's time zone. */
  day: Type.String(),
  orders: Type.Integer(),
  /** Minor units of the shop's currency. Orders in other currencies are not included. */
  revenue: Type.Integer(),
  messages: Type.Integer(),
})

/** Whether the site sells or has sold anything. Otherwise order figures are hidden. */
async function hasShop({ shop }: AdminDeps): Promise<boolean> {
  const first = { page: 1, perPage: 1, order: 'desc' } as const
  if ((await shop.products.list({ ...first, sort: 'name' })).total > 0) return true
  return (await shop.orders.listForStaff({ ...first, sort: 'createdAt' })).total > 0
}

/** Open tasks and statistics that the role may see. */
export default (deps: AdminDeps) => [
  adminRoute({
    method: 'GET',
    path: '/dashboard',
    summary: 'To-do list and figures of the last 30 days',
    allow: 'signed-in',
    answer: Type.Object({
      tasks: Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() })),
      /** Orders and messages are included only for users who may read them. */
      shows: Type.Object({ orders: Type.Boolean(), messages: Type.Boolean() }),
      currency: Type.String(),
      days: Type.Array(Day),
    }),
    handle: async ({ session }) => {
      const shows = {
        orders: session.may('orders.read') && (await hasShop(deps)),
        messages: session.may('submissions.read'),
      }
      const { currency } = await deps.shopSettings.get()
      const [tasks, days] = await Promise.all([
        readTasks(deps, session.may),
        readHistory(deps, shows, currency),
      ])
      return { tasks, shows, currency, days }
    },
  }),
]
