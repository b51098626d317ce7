import type { FastifyInstance } from 'fastify'

/** Warns once in the log if a proxy's headers are ignored because `TRUST_PROXY` does not name it. */
export function warnOfUnnamedProxy(app: FastifyInstance) {
  let isWarned = false
  app.addHook('onRequest', async request => {
    if (isWarned || request.headers['x-forwarded-for'] === undefined) return
    isWarned = true
    request.log.warn(
      { from: request.socket.remoteAddress },
      'X-Forwarded-For is not believed: if this comes from your proxy, name it in TRUST_PROXY. Until then all visitors behind it share one rate limit.',
    )
  })
}
