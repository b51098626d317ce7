import type { FastifyInstance } from 'fastify'
import type { Shop } from '#shop'
import { customerOf } from '#shop/http'

const PER_MINUTE = { config: { rateLimit: { max: 10, timeWindow: '1 minute' } } }

/** The data of the signed-in customer as a file. */
export function accountDataRoute(app: FastifyInstance, { shop }: { shop: Shop }) {
  app.get('/account-data.json', PER_MINUTE, async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
    const customer = await customerOf(shop, { cookie: name => request.cookies[name] })
    if (!customer) return reply.redirect((await shop.settings()).paths.account, 303)
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="account-data.json"')
      .send(JSON.stringify(await shop.account.export(customer), undefined, 2))
  })
}
