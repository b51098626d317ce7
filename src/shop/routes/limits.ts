import type {} from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { cartKeyOf } from './cookies.ts'

/** Requests a minute: changes by one address, checkouts of one cart, guesses of an e-mail by one address. */
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

export function perCart(max: number) {
  const keyGenerator = (request: FastifyRequest) => cartKeyOf(request.cookies) ?? request.ip
  return { rateLimit: { max, timeWindow: '1 minute', keyGenerator } }
}
