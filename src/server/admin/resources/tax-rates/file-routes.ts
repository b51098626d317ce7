import { Readable } from 'node:stream'
import Type from 'typebox'
import type { AdminDeps } from '../../discover.ts'
import { importRoutes } from '../../import-routes.ts'
import { adminRoute } from '../../route.ts'
import { allow, taxClassQuery, toTaxClass } from './tax-class-query.ts'

/** Import and export of rates as CSV files in WooCommerce's format. */
export function fileRoutes({ shop, clock }: AdminDeps) {
  return [
    adminRoute({
      method: 'GET',
      path: '/tax-rates/export',
      summary: 'Export tax rates as CSV',
      allow,
      query: Type.Object(
        { ...taxClassQuery, q: Type.Optional(Type.String({ maxLength: 200 })) },
        { additionalProperties: false },
      ),
      handle: async ({ query, reply }) => {
        const day = new Date(clock.now()).toISOString().slice(0, 10)
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="tax-rates-${day}.csv"`)
          .send(
            Readable.from(
              shop.taxRates.export({ taxClass: toTaxClass(query.taxClass), q: query.q }),
            ),
          )
      },
    }),
    ...importRoutes(shop.imports.taxRates, { path: '/tax-rate-imports', what: 'tax rates', allow }),
  ]
}
