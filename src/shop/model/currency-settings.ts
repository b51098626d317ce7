import Type, { type Static } from 'typebox'

export const MAX_CURRENCIES = 20

/** Roundings of converted prices: a step of the currency, or the nearest price that ends in .99. */
export const PRICE_ROUNDINGS = ['none', '0.05', '0.10', '1', '10', '100', 'ends-99'] as const
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number]

/** A currency besides that of the shop, in which visitors see prices and pay. */
export const ShopCurrency = Type.Object(
  {
    code: Type.String({ pattern: '^[A-Z]{3}$' }),
    /** Units of this currency per unit of the shop's currency, as a decimal. */
    rate: Type.String({ pattern: '^\\d{1,7}(\\.\\d{1,8})?$' }),
    /** Day of the rate, such as `2026-03-31`. */
    rateDate: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    /** Of the prices of products. */
    rounding: Type.Unsafe<PriceRounding>(Type.Enum([...PRICE_ROUNDINGS])),
  },
  { additionalProperties: false },
)
export type ShopCurrency = Static<typeof ShopCurrency>

/** Limits of rates. */
export const MIN_RATE = 0.000_001
export const MAX_RATE = 1_000_000

/** How amounts of the base currency become amounts of another one. */
export interface Exchange {
  base: string
  currency: string
  /** Units of `currency` per unit of `base`: a positive decimal such as `1.0842`. */
  rate: string
  rateDate: string
  rounding: PriceRounding
}
