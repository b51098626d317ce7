import { isIPv6 } from 'node:net'
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

/** Whom a limit counts: an address, and of IPv6 the network (/64) that a provider hands to one customer. */
export function toClientKey(address: string): string {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return plain
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(plain)
  if (mapped) return mapped[1] ?? plain
  const [head = '', tail] = plain.split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':')
    while (groups.length + after.length < 8) groups.push('0')
    groups.push(...after)
  }
  const network = groups.slice(0, 4).map(group => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
