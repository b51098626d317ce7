/** A million products take 0.15 MB each. */
const MAX_KEPT = 50

/**
 * Keeps what recent filters found, because visitors sort and page through it. Forgets everything when
 * a product has changed.
 * @param version Changes with each product.
 */
export function createRecentMatches<Found>(version: () => number) {
  const kept = new Map<string, { terms: object; found: Found }>()
  let keptVersion = version()
  return {
    /** @param terms Another object means that values have changed. */
    find([terms, key]: [terms: object, key: string], match: () => Found): Found {
      if (keptVersion !== version()) kept.clear()
      keptVersion = version()
      const known = kept.get(key)
      kept.delete(key)
      const found = known?.terms === terms ? known.found : match()
      kept.set(key, { terms, found })
      const [oldest] = kept.keys()
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
      return found
    },
  }
}
