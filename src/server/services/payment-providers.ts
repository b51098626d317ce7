import { SECOND } from '#base'
import {
  type CallProvider,
  findOnlineMethod,
  type PaymentProvider,
  type PaymentProviders,
} from '#shop'
import type { Outbound } from '../outbound/index.ts'
import type { PaymentKeys } from '../payment-keys.ts'
import type { ServiceContext } from './context.ts'

const LIMITS = { maxBytes: 2 * 1024 * 1024, timeoutMs: 10 * SECOND }

/** Connects payment providers with the stored keys. */
export function createPaymentProviders(
  { env, outbound, clock }: Pick<ServiceContext, 'env' | 'outbound' | 'clock'>,
  keys: Pick<PaymentKeys, 'read'>,
): PaymentProviders {
  const call = createCall(outbound)
  const urls: Record<string, string | undefined> = {
    stripe: env.stripeUrl,
    paypal: env.paypalUrl,
  }
  /** By method and mode, until the keys change: connections hold tokens. */
  const connected = new Map<string, { keys: string; provider: Promise<PaymentProvider> }>()
  return {
    async connect(id, mode) {
      const method = findOnlineMethod(id)
      const credentials = method && (await keys.read(id, mode))
      if (!credentials) return undefined
      const name = `${id} ${mode}`
      const known = connected.get(name)
      const stored = JSON.stringify(credentials)
      if (known?.keys === stored) return known.provider
      const context = { mode, call, now: clock.now, apiUrl: urls[id] }
      const provider = method.online.connect(credentials, context)
      connected.set(name, { keys: stored, provider })
      return provider
    },
  }
}

function createCall(outbound: Outbound): CallProvider {
  return async ({ method, url, headers, body }) => {
    const { 'content-type': contentType = '', ...rest } = headers
    const answer = await outbound.call({
      ...LIMITS,
      method,
      url,
      headers: rest,
      ...(body !== undefined && { body, contentType }),
    })
    const received = Object.entries(answer.headers).map(([name, value]) => [name, String(value)])
    return { ...answer, headers: Object.fromEntries(received) }
  }
}
