import type { FastifyInstance } from 'fastify'

/** Says once in the log that a proxy stands before this server whose headers are not believed. */
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
