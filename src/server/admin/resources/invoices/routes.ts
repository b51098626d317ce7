import { Readable } from 'node:stream'
import Type from 'typebox'
import { refuse } from '#base'
import { type InvoiceSort, isElectronic, renderCii, toFileName } from '#shop'
import { INVOICE_KINDS, type InvoiceKind } from '#shop/schema'
import type { AdminDeps } from '../../discover.ts'
import { IdParams, listAnswer, listQuery } from '../../list.ts'
import { adminRoute } from '../../route.ts'

const allow = 'orders.read'
const SORTS = ['issuedOn', 'number'] as const satisfies InvoiceSort[]
/** Documents of one ZIP file. */
const MAX_FILES = 1000

const Day = Type.String({ pattern: '^(19|20|21)\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' })
const Kind = Type.Unsafe<InvoiceKind>(Type.Enum([...INVOICE_KINDS]))
const filters = { kind: Type.Optional(Kind), from: Type.Optional(Day), to: Type.Optional(Day) }
const Filter = Type.Object(
  { ...filters, q: Type.Optional(Type.String({ maxLength: 200 })) },
  { additionalProperties: false },
)
const Item = Type.Object({
  id: Type.String(),
  kind: Kind,
  number: Type.String(),
  /** ISO date. */
  issuedOn: Type.String(),
  orderId: Type.String(),
  orderNumber: Type.Integer(),
  buyer: Type.String(),
  /** In minor units. */
  total: Type.Integer(),
  tax: Type.Integer(),
  currency: Type.String(),
  isCancelled: Type.Boolean(),
})

const attachment = (name: string) => `attachment; filename="${name}"`

/** Issued invoices and credit notes. */
export default ({ shop }: AdminDeps) => [
  adminRoute({
    method: 'GET',
    path: '/invoices',
    summary:
      'List invoices and credit notes; filter by kind and date, search by number, customer or order',
    allow,
    query: listQuery(SORTS, filters),
    answer: listAnswer(Item),
    handle: ({ query }) => shop.invoices.list(query),
  }),
  adminRoute({
    method: 'GET',
    path: '/invoices/export',
    summary: 'Export invoices and credit notes as CSV; same filters as the list',
    allow,
    query: Filter,
    handle: async ({ query, reply }) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', attachment('invoices.csv'))
        .send(Readable.from(shop.invoices.exportAsCsv(query))),
  }),
  adminRoute({
    method: 'GET',
    path: '/invoices/zip',
    summary: `Export invoices and credit notes as PDF in a ZIP file, at most ${MAX_FILES}; same filters as the list`,
    allow,
    query: Filter,
    handle: async ({ query, reply }) => {
      const { total } = await shop.invoices.list({
        ...{ ...query, page: 1, perPage: 1, sort: 'issuedOn', order: 'asc' },
      })
      if (total > MAX_FILES) return refuse('too-many-invoices')
      return reply
        .type('application/zip')
        .header('content-disposition', attachment('invoices.zip'))
        .send(Readable.from(shop.invoices.exportAsZip(query)))
    },
  }),
  adminRoute({
    method: 'GET',
    path: '/invoices/bookings',
    summary:
      'Bookings of a period within one year in the format of DATEV (EXTF, Windows-1252): one per document and tax rate',
    allow,
    query: Type.Object({ from: Day, to: Day }, { additionalProperties: false }),
    handle: async ({ query, reply }) => {
      const { from, to } = query
      if (to < from || from.slice(0, 4) !== to.slice(0, 4)) return refuse('bookings-period')
      const name = `EXTF_Buchungsstapel_${from}_${to}.csv`
      return reply
        .type('text/csv; charset=windows-1252')
        .header('content-disposition', attachment(name))
        .send(Readable.from(shop.invoices.exportBookings(query)))
    },
  }),
  adminRoute({
    method: 'GET',
    path: '/invoices/:id/pdf',
    summary: 'An invoice or credit note as PDF (PDF/A-3 with the XML of Factur-X)',
    allow,
    params: IdParams,
    handle: async ({ params, reply }) => {
      const file = await shop.invoices.pdf(params.id)
      if (!file) return refuse('not-found')
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${toFileName(file.name)}"`)
        .send(file.bytes)
    },
  }),
  adminRoute({
    method: 'GET',
    path: '/invoices/:id/xml',
    summary: 'An invoice or credit note as XML (EN 16931, UN/CEFACT CII)',
    allow,
    params: IdParams,
    handle: async ({ params, reply }) => {
      const document = await shop.invoices.load(params.id)
      if (!document) return refuse('not-found')
      if (!isElectronic(document)) return refuse('invoice-no-xml')
      return reply
        .type('application/xml; charset=utf-8')
        .header('content-disposition', attachment(`${toFileName(document.number)}.xml`))
        .send(renderCii(document))
    },
  }),
]
