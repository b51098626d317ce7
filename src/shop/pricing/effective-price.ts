import type { Minor } from '#base'

export interface StoredPrice {
  regular_price: Minor | null
  sale_price: Minor | null
  sale_from: number | null
  sale_to: number | null
}

export interface EffectivePrice {
  price: Minor
  regular: Minor
  onSale: boolean
  /** When the sale begins or ends next. */
  until: number | undefined
}

/** What a variant costs now; undefined when it has no price. A sale ends at `sale_to`, not after it. */
export function effectivePrice(stored: StoredPrice, nowMs: number): EffectivePrice | undefined {
  const { regular_price: regular, sale_price: sale, sale_from: from, sale_to: to } = stored
  if (regular === null) {
    return sale === null
      ? undefined
      : { price: sale, regular: sale, onSale: false, until: undefined }
  }
  if (sale === null || sale >= regular || (to !== null && to <= nowMs)) {
    return { price: regular, regular, onSale: false, until: undefined }
  }
  if (from !== null && from > nowMs) {
    return { price: regular, regular, onSale: false, until: from }
  }
  return { price: sale, regular, onSale: true, until: to ?? undefined }
}
