import type {} from '@fastify/rate-limit'

/** Requests a minute: changes, checkouts and guesses of an e-mail, each by one address. */
export interface ShopLimits {
  change: number
  checkout: number
  verify: number
}

/** Roomy enough for an office behind one address, too tight for a script that tries things out. */
export const defaultShopLimits: ShopLimits = { change: 1200, checkout: 30, verify: 10 }

export function perAddress(max: number) {
  return { rateLimit: { max, timeWindow: '1 minute' } }
}
