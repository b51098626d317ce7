import { createContext, useContext } from 'react'
import { currencyDigits } from '#base'

/**
 * Translates an English text. `%{name}` is a placeholder. English texts are the keys, so labels of
 * modules need no second name. Missing translations stay English.
 */
export type Texts = (english: string, values?: Record<string, string | number>) => string

export function createTexts(
  /** Translations by English text. */
  words: Readonly<Record<string, string>> = {},
  money: ShopMoney = { currency: 'EUR', locale: 'en' },
): Texts {
  return (english, values = {}) => {
    const price = STARTING_PRICE.exec(english)?.[1]
    if (price) return formatPrice(Number(price), money)
    return (words[english] ?? english).replace(/%\{(\w+)\}/g, (_, name) =>
      String(values[name] ?? ''),
    )
  }
}

export interface ShopMoney {
  currency: string
  /** Language of the site, because visitors read the prices. */
  locale: string
}

/** A price that new modules start with: `¤` is the currency sign of CLDR patterns. */
const STARTING_PRICE = /^¤(\d+)$/

/** Without decimals. Currencies without minor units, such as the yen, get a hundredfold amount. */
function formatPrice(amount: number, { currency, locale }: ShopMoney): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(currencyDigits(currency) === 0 ? amount * 100 : amount)
}

export const TextsContext = createContext<Texts>(createTexts())

export function useTexts(): Texts {
  return useContext(TextsContext)
}
