import { Readable } from 'node:stream'
import Type from 'typebox'
import { ENCODINGS, type Encoding, refuse } from '#base'
import type { AdminDeps } from '../../discover.ts'
import { readBody } from '../../read-body.ts'
import { adminRoute } from '../../route.ts'
import { allow, taxClassQuery, toTaxClass } from './tax-class-query.ts'

/** Enough for the rates of all US ZIP codes. */
const MAX_FILE_BYTES = 10 * 1024 * 1024

const TaxClasses = Type.Array(Type.Object({ id: Type.String(), name: Type.String() }))
const ImportAnswer = Type.Object({
  format: Type.Object({
    encoding: Type.Unsafe<Encoding>(Type.Enum([...ENCODINGS])),
    delimiter: Type.String(),
  }),
  rows: Type.Integer(),
  added: Type.Integer(),
  unchanged: Type.Integer(),
  removed: Type.Integer(),
  invalid: Type.Integer(),
  problems: Type.Array(
    Type.Object({ row: Type.Integer(), text: Type.String(), reason: Type.String() }),
  ),
  newClasses: TaxClasses,
  sample: Type.Array(Type.Unsafe<object>(Type.Object({}, { additionalProperties: true }))),
})

/** Import and export of rates as CSV files in WooCommerce's format. */
export function fileRoutes({ shop, shopSettings, clock }: AdminDeps) {
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
    adminRoute({
      method: 'POST',
      path: '/tax-rates/import',
      summary: 'Import tax rates (text/csv); a preview writes nothing',
      allow,
      audit: 'tax-rate.imported',
      query: Type.Object(
        {
          preview: Type.Boolean({ default: false }),
          /** Deletes the existing rates. */
          replace: Type.Boolean({ default: false }),
          encoding: Type.Optional(Type.Unsafe<Encoding>(Type.Enum([...ENCODINGS]))),
        },
        { additionalProperties: false },
      ),
      answer: ImportAnswer,
      handle: async ({ query, request, audit, skipAudit }) => {
        const file = await readBody(request.body, MAX_FILE_BYTES)
        if (!file) return refuse('too-large')
        const { tax, locale: language } = await shop.settings()
        const { preview: isPreview, replace: replaces, encoding } = query
        const { classes } = tax
        const done = await shop.taxRates.import({
          ...{ file, language, encoding, replaces, isPreview, classes },
        })
        if (!done.ok) return done
        if (isPreview) skipAudit()
        else if (done.report.newClasses.length > 0) {
          await shopSettings.set({
            tax: { ...tax, classes: [...classes, ...done.report.newClasses] },
          })
        }
        audit({ id: 'import', label: `${done.report.added} rates` })
        return done.report
      },
    }),
  ]
}
