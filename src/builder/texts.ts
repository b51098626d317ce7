import { createContext, useContext } from 'react'
import { createMemo, currencyDigits } from '#base'
import type { Locale } from '#staff/client'
import { createCompiler, type Values } from '#texts'

/**
 * Translates an English text. English texts are the keys, so labels of modules need no second name.
 * Texts with values are ICU messages, such as `{name} added`. Missing translations stay English.
 */
export type Texts = (english: string, values?: Values) => string

export function createTexts({
  locale,
  words = {},
  money = { currency: 'EUR', locale },
}: {
  locale: Locale
  /** Translations by English text. */
  words?: Readonly<Record<string, string>>
  money?: ShopMoney | undefined
}): Texts {
  const compile = createMemo(createCompiler({ locale }))
  return (english, values) => {
    const price = STARTING_PRICE.exec(english)?.[1]
    if (price) return formatPrice(Number(price), money)
    const message = words[english] ?? english
    return values ? compile(message)(values) : message
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

export const TextsContext = createContext<Texts>(createTexts({ locale: 'en' }))

export function useTexts(): Texts {
  return useContext(TextsContext)
}
