import { ShopConfig } from '#shop/schema'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'

export const configRoute = ({ shop }: AdminDeps) =>
  adminRoute({
    method: 'GET',
    path: '/shop/config',
    summary: 'Currency, language, units, tax and shipping classes of the shop',
    allow: 'products.read',
    answer: ShopConfig,
    handle: async () => {
      const { currency, locale, units, tax, shippingClasses } = await shop.settings()
      const netShares = await shop.products.netShares()
      return { currency, locale, units, taxClasses: tax.classes, shippingClasses, netShares }
    },
  })
