import type { FastifyInstance } from 'fastify'
import type { Newsletter } from '#newsletter'
import type { Subscriber } from '#newsletter/schema'
import type { Shop } from '#shop'
import { customerOf } from '#shop/http'

const PER_MINUTE = { config: { rateLimit: { max: 10, timeWindow: '1 minute' } } }

/** The data of the signed-in customer as a file. */
export function accountDataRoute(
  app: FastifyInstance,
  { shop, newsletter }: { shop: Shop; newsletter: Newsletter },
) {
  app.get('/account-data.json', PER_MINUTE, async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
    const customer = await customerOf(shop, { cookie: name => request.cookies[name] })
    if (!customer) return reply.redirect((await shop.settings()).paths.account, 303)
    const subscriptions = await newsletter.subscribers.withAddress(customer.email)
    const data = {
      ...(await shop.account.export(customer)),
      newsletters: subscriptions.map(toExported),
    }
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="account-data.json"')
      .send(JSON.stringify(data, undefined, 2))
  })
}

function toExported(subscription: Subscriber) {
  const {
    id: _,
    listId: __,
    createdAt,
    consentAt,
    confirmedAt,
    measuredAt,
    endedAt,
    ...known
  } = subscription
  return {
    ...known,
    signedUpAt: toIso(createdAt),
    consentAt: toIso(consentAt),
    confirmedAt: toIso(confirmedAt),
    /** Agreed to counting opens and clicks. */
    measuredAt: toIso(measuredAt),
    endedAt: toIso(endedAt),
  }
}

const toIso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())
