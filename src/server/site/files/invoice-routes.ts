import type { FastifyInstance } from 'fastify'
import { INVOICE_PATH, type Shop } from '#shop'
import { viewKeysFor } from '#shop/http'

const PER_MINUTE = { config: { rateLimit: { max: 30, timeWindow: '1 minute' } } }

type Invoice = { Params: { id: string }; Querystring: { order?: string; key?: string } }

/**
 * Invoices of an order for its buyer. They open where the order page does; others are redirected to it
 * to verify their email address.
 */
export function buyerInvoiceRoutes(app: FastifyInstance, { shop }: { shop: Shop }) {
  app.get<Invoice>(`${INVOICE_PATH}:id`, PER_MINUTE, async (request, reply) => {
    reply
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'same-origin')
      .header('x-robots-tag', 'noindex')
    const { order = '', key = '' } = request.query
    const cookie = (name: string) => request.cookies[name]
    const address = { number: Number(order) || 0, key: String(key).slice(0, 200) }
    const found = await shop.invoices.forBuyer({
      ...address,
      id: request.params.id,
      viewKeys: await viewKeysFor(shop, { cookie }, address.number),
    })
    if (found.access === 'none') return reply.callNotFound()
    if (found.access === 'verify') return reply.redirect(found.path, 303)
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${found.name}"`)
      .send(found.bytes)
  })
}
