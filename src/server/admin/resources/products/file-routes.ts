import { Readable } from 'node:stream'
import type { AdminDeps } from '../../discover.ts'
import { importRoutes } from '../../import-routes.ts'
import { adminRoute } from '../../route.ts'

/** Import and export of products. */
export const productFileRoutes = ({ shop }: AdminDeps) => [
  ...importRoutes(shop.imports.products, {
    path: '/product-imports',
    what: 'products',
    allow: 'products.write',
  }),
  adminRoute({
    method: 'GET',
    path: '/product-export',
    summary: 'Export all products as a CSV file that can be imported',
    allow: 'products.read',
    handle: ({ reply }) => {
      reply.type('text/csv; charset=utf-8')
      reply.header('content-disposition', 'attachment; filename="products.csv"')
      return reply.send(Readable.from(shop.products.export()))
    },
  }),
]
