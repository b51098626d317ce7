/** Number of the term “in stock”, which variants have like values of attributes. */
export const IN_STOCK = 1
/** Number of the term “on sale”. */
export const ON_SALE = 2

/** What filters and sorting need to know of a product. */
export interface FacetProduct {
  /** Numbers of its terms: lists, and values that all variants have. */
  common: readonly number[]
  /** Numbers of the terms of each variant. Empty if all variants are alike. */
  variants: readonly (readonly number[])[]
  /** Lowest price as entered, after automatic discounts; -1 without a price. */
  price: number
  /** Tax status and tax class, which decide on the shown price. */
  goods: string
  position: number
  nameKey: string
  createdAt: number
  sales: number
  /** Sort key, see `ratingKey`. */
  rating: number
}

/** Terms as text: common ones, then those of each variant, such as `3 8;1 14;15`. */
export function encodeTerms({ common, variants }: Pick<FacetProduct, 'common' | 'variants'>) {
  return [common, ...variants].map(terms => terms.join(' ')).join(';')
}

/** Numbers of lists that are stored as text. */
export const listsIn = (text: string): number[] => text.split(' ').filter(Boolean).map(Number)

export function decodeTerms(text: string): Pick<FacetProduct, 'common' | 'variants'> {
  const [common = [], ...variants] = text
    .split(';')
    .map(terms => (terms === '' ? [] : terms.split(' ').map(Number)))
  return { common, variants }
}

/** Moves the terms that all variants have to the common ones, and removes equal variants. */
export function groupTerms(
  common: readonly number[],
  variants: readonly (readonly number[])[],
): Pick<FacetProduct, 'common' | 'variants'> {
  const [first = [], ...others] = variants
  const shared = new Set(first.filter(term => others.every(terms => terms.includes(term))))
  const all = [...new Set([...common, ...shared])].sort((a, b) => a - b)
  const known = new Set(all)
  const distinct = new Map<string, number[]>()
  for (const terms of variants) {
    const own = [...new Set(terms)].filter(term => !known.has(term)).sort((a, b) => a - b)
    distinct.set(own.join(' '), own)
  }
  const left = [...distinct.values()]
  return { common: all, variants: left.length > 1 ? left : [] }
}
