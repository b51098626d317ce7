import type { Minor } from '#base'

const WINDOW_MS = 30 * 24 * 60 * 60 * 1000

export interface PriceAt {
  price: Minor
  isReduced: boolean
}

/**
 * The lowest price of the 30 days before the current reduction, which shops in the EU must state
 * (directive 98/6/EC, article 6a). Prices that were lowered step by step without interruption are one
 * reduction. Undefined without a reduction, or if no price before it is known.
 * @param changes Times at which the price may have changed.
 * @param priceAt The price at a time; constant between two changes. Undefined if unknown.
 */
export function lowestBefore(
  changes: readonly number[],
  nowMs: number,
  priceAt: (at: number) => PriceAt | undefined,
): Minor | undefined {
  if (!priceAt(nowMs)?.isReduced) return undefined
  const past = [...new Set(changes.filter(at => at <= nowMs))].sort((a, b) => a - b)
  const firstReduced = past.findLastIndex(at => !priceAt(at)?.isReduced) + 1
  const start = past[firstReduced] ?? nowMs
  const from = start - WINDOW_MS
  const times = [from, ...past.filter(at => at > from && at < start)]
  const prices = times.flatMap(at => priceAt(at)?.price ?? [])
  return prices.length > 0 ? Math.min(...prices) : undefined
}
