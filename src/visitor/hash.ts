/**
 * Module state in the URL hash (NAV-1, NAV-3): `id|part|part`, joined by `||`. Parts are
 * percent-decoded. Links in HTML write `%7C` for `|`, which is not a valid URL character. Never
 * used as a selector or HTML (NAV-12).
 */
export type HashState = Map<string, string[]>

const MODULE_ID = /^[A-Za-z][A-Za-z0-9_-]*$/

export function parseHash(hash: string): HashState {
  const state: HashState = new Map()
  for (const chain of withBars(hash).replace(/^#/, '').split('||')) {
    const [id, ...parts] = chain.split('|').map(decodeHash)
    if (id && MODULE_ID.test(id) && parts.length > 0) state.set(id, parts)
  }
  return state
}

/** If the hash contains bars, as written by `formatHash`, `%7C` is a bar within a part. */
const withBars = (hash: string) => (hash.includes('|') ? hash : hash.replaceAll(/%7c/gi, '|'))

/** Keeps the order: existing modules stay in place, new ones are appended. */
export function formatHash(state: HashState): string {
  const chains = [...state].map(([id, parts]) => [id, ...parts].map(encodeURIComponent).join('|'))
  return chains.length > 0 ? `#${chains.join('||')}` : ''
}

/** NAV-6: hash of links to a product's reviews tab. */
const REVIEWS_TAB = 'product_reviews_tab'

/** The decoded name in a hash without module state: an anchor or tab. Empty if missing. */
export function nameInHash(hash: string): string {
  const name = withBars(hash).includes('|') ? '' : decodeHash(hash.slice(1))
  return name === REVIEWS_TAB ? 'tab-reviews' : name
}

/**
 * Decodes a part; malformed ones are returned unchanged. A copy of `decodePercent`, because sharing
 * it with islands would add a request to every page.
 */
function decodeHash(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
