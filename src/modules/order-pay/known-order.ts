import type { OrderPayView } from '#shop/client'

/** The page of an order that exists. */
export type KnownOrder = Exclude<OrderPayView, { state: 'unknown' }>
