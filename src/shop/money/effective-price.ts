import type { Minor } from '#base'
import type { Exchange } from '../model/currency-settings.ts'
import { convertPrice } from './exchange.ts'

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
  /** When the next sale starts or ends. */
  until: number | undefined
}

/** Current price of a variant; undefined if it has none. `sale_to` is exclusive. */
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

/** A price in the currency of an exchange. */
export const priceIn = (price: EffectivePrice, exchange: Exchange | undefined): EffectivePrice => ({
  ...price,
  price: convertPrice(price.price, exchange),
  regular: convertPrice(price.regular, exchange),
})
