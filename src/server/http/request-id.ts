import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import { createKey } from '#base'

const GIVEN = /^[A-Za-z0-9._:-]{8,64}$/
/** W3C Trace Context: version, trace id, parent id, flags. */
const TRACE = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/

const NETWORKS: Record<string, readonly [string, number, 'ipv4' | 'ipv6'][]> = {
  loopback: [
    ['127.0.0.0', 8, 'ipv4'],
    ['::1', 128, 'ipv6'],
  ],
  linklocal: [
    ['169.254.0.0', 16, 'ipv4'],
    ['fe80::', 10, 'ipv6'],
  ],
  uniquelocal: [
    ['10.0.0.0', 8, 'ipv4'],
    ['172.16.0.0', 12, 'ipv4'],
    ['192.168.0.0', 16, 'ipv4'],
    ['fc00::', 7, 'ipv6'],
  ],
}

/**
 * Returns the id of a request: `X-Request-Id` or the trace id of `traceparent` if a trusted proxy
 * sent it, otherwise a new one. Its first eight characters are the reference on error pages.
 */
export function createRequestIds(trustProxy: readonly string[]) {
  const isTrusted = createTrust(trustProxy)
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    if (isTrusted(socket.remoteAddress)) {
      const given = headers['x-request-id']
      if (typeof given === 'string' && GIVEN.test(given)) return given
      const [, traceId] = TRACE.exec(String(headers.traceparent ?? '')) ?? []
      if (traceId) return traceId
    }
    return createKey().slice(0, 16)
  }
}

/** Whether an address belongs to one of these proxies (`TRUST_PROXY`). */
export function createTrust(proxies: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList()
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    const named = NETWORKS[proxy]
    if (named) for (const network of named) list.addSubnet(...network)
    else if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  if (proxies.length === 0) return () => false
  return address => {
    if (address === undefined) return false
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
    return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
  }
}
