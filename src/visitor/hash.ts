/**
 * Module state in the address hash (NAV-1, NAV-3): `id|part|part`, several joined by `||`. Parts are
 * percent-decoded. Links in HTML write `%7C` for `|`, which is not allowed in an address. Nothing here is ever used as a
 * selector or as HTML (NAV-12).
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

/** In a hash that has bars, as `formatHash` writes it, `%7C` is a bar within a part. */
const withBars = (hash: string) => (hash.includes('|') ? hash : hash.replaceAll(/%7c/gi, '|'))

/** Order is kept: a module's own part is replaced in place, a new one goes to the end. */
export function formatHash(state: HashState): string {
  const chains = [...state].map(([id, parts]) => [id, ...parts].map(encodeURIComponent).join('|'))
  return chains.length > 0 ? `#${chains.join('||')}` : ''
}

/** NAV-6: how links of shops name the tab with a product's reviews. */
const REVIEWS_TAB = 'product_reviews_tab'

/** What a hash names that holds no module state, decoded: a place, or a tab. Empty when there is none. */
export function nameInHash(hash: string): string {
  const name = withBars(hash).includes('|') ? '' : decodeHash(hash.slice(1))
  return name === REVIEWS_TAB ? 'tab-reviews' : name
}

/**
 * Decodes a part of an address; one that means nothing stays as it is. The core script has its own copy of `decodePercent`: a
 * file that it shared with the islands would be one more request on every page.
 */
function decodeHash(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
