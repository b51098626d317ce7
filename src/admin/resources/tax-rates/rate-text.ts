import { countryName, type TaxRateItem } from '#shop/schema'

const MAX_SHOWN = 3

/** `United States, CA, 90210 …`: where a rate applies. */
export function placeOf(
  rate: Pick<TaxRateItem, 'country' | 'state' | 'postcodes' | 'cities'>,
  locale: string,
  everywhere: string,
): string {
  const country = rate.country ? countryName(rate.country, locale) : ''
  const parts = [country, rate.state, few(rate.postcodes), few(rate.cities)].filter(Boolean)
  return parts.join(', ') || everywhere
}

const few = (texts: readonly string[]) =>
  texts.slice(0, MAX_SHOWN).join('; ') + (texts.length > MAX_SHOWN ? ' …' : '')

/** `8.875 %`, in the notation of the language. */
export const rateText = (ppm: number, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(
    ppm / 1_000_000,
  )
