import type { FastifyInstance } from 'fastify'
import type { Shop } from '#shop'

export const WEBHOOK_PATH = '/payment-webhooks/'
/** Providers send many notifications at once after an outage. */
const PER_MINUTE = { config: { rateLimit: { max: 3000, timeWindow: '1 minute' } } }

const STATUS = { 'unknown-method': 404, 'not-signed': 400, 'try-later': 503 } as const

/**
 * `POST /payment-webhooks/<method>`: signed notifications of payment providers. Those that are not
 * about this shop are answered with 200, because providers repeat all others for days.
 */
export function webhookRoutes(app: FastifyInstance, { shop }: { shop: Pick<Shop, 'payments'> }) {
  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    // The signature covers the body as it was sent.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
      done(null, body)
    })
    scope.post<{ Params: { method: string } }>(
      `${WEBHOOK_PATH}:method`,
      PER_MINUTE,
      async (request, reply) => {
        reply.header('cache-control', 'private, no-store')
        const { params, headers, body } = request
        const text = typeof body === 'string' ? body : ''
        const received = await shop.payments.receiveEvent({ ...params, headers, body: text })
        if (!received.ok) {
          request.log.warn({ ...params, reason: received.reason }, 'payment webhook refused')
          return reply.code(STATUS[received.reason]).send({ error: received.reason })
        }
        const { outcome, event } = received
        if (outcome === 'unknown-payment') {
          request.log.warn({ ...params, event }, 'payment webhook about an unknown payment')
        }
        return { received: true }
      },
    )
  })
}
