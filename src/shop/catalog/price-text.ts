import { formatMoney } from '#base'
import type { MoneyFormat } from '../model/shown-values.ts'
import type { PriceRange } from './view.ts'

/** A formatted price. */
export interface PriceText {
  /** Lowest of several variant prices. */
  from: boolean
  now: string
  /** Price before the reduction. */
  before: string | undefined
  /** Note behind the price, such as `incl. VAT`. */
  suffix: string | undefined
}

export function priceText(price: PriceRange, money: MoneyFormat): PriceText {
  const amount = (minor: number) => formatMoney(minor, money.currency, money.locale)
  const isRange = price.min !== price.max
  const isReduced =
    price.onSale && price.regularMin > price.min && price.regularMin === price.regularMax
  return {
    from: isRange,
    now: amount(price.min),
    before: isReduced && !isRange ? amount(price.regularMin) : undefined,
    suffix: price.suffix,
  }
}

/** A price as plain text, with the note behind it. */
export const withSuffix = (text: string, { suffix }: Pick<PriceText, 'suffix'>): string =>
  suffix ? `${text} ${suffix}` : text
