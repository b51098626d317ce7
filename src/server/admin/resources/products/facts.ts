import Type from 'typebox'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'

/** What forms of the shop write amounts and measures in. */
export const factsRoute = ({ shop }: AdminDeps) =>
  adminRoute({
    method: 'GET',
    path: '/shop/config',
    summary: 'Currency and units of the shop',
    allow: 'products.read',
    answer: Type.Object({
      currency: Type.String(),
      units: Type.Object({ weight: Type.String(), length: Type.String() }),
    }),
    handle: async () => {
      const { currency, units } = await shop.settings()
      return { currency, units }
    },
  })
