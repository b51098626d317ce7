import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import Type from 'typebox'
import { CONSENT_CATEGORIES, STORED } from '#base'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'

const allow = 'settings.write'
const Category = Type.Unsafe<(typeof CONSENT_CATEGORIES)[number]>(
  Type.Enum([...CONSENT_CATEGORIES]),
)

/** Inventory of external hosts and storage, and visitors' answers. */
export default ({ consent, clock }: AdminDeps) => {
  const sendCsv = (reply: FastifyReply, name: string, csv: string | Readable) => {
    const day = new Date(clock.now()).toISOString().slice(0, 10)
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}-${day}.csv"`)
      .send(csv)
  }
  return [
    adminRoute({
      method: 'GET',
      path: '/consents/inventory',
      summary: 'Cookies and external hosts found on the published site',
      allow,
      answer: Type.Object({
        stored: Type.Array(
          Type.Object({ name: Type.Enum(Object.keys(STORED)), category: Category }),
        ),
        hosts: Type.Array(
          Type.Object({
            host: Type.String(),
            category: Category,
            pages: Type.Array(
              Type.Object({
                id: Type.String(),
                title: Type.String(),
                path: Type.Optional(Type.String()),
              }),
            ),
          }),
        ),
        categories: Type.Array(Category),
        /** Number of stored answers. */
        records: Type.Integer(),
      }),
      handle: async () => {
        const { stored, hosts, categories } = await consent.inventory()
        return {
          stored: stored.map(name => ({ name, category: STORED[name].category })),
          hosts,
          categories,
          records: await consent.records.count(),
        }
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/consents/export',
      summary: 'Export consent records as CSV',
      allow,
      handle: async ({ reply }) =>
        sendCsv(reply, 'consents', Readable.from(consent.records.exportCsv())),
    }),
    adminRoute({
      method: 'GET',
      path: '/consents/questions/export',
      summary: 'Export the wording of consent questions as CSV',
      allow,
      handle: async ({ reply }) =>
        sendCsv(reply, 'consent-questions', await consent.records.exportQuestionsCsv()),
    }),
  ]
}
