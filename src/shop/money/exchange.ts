import { currencyDigits, type Minor, scaleMinor } from '#base'
import type { Exchange, PriceRounding } from '../model/currency-settings.ts'

/** A converted amount, rounded half away from zero. Without an exchange, amounts stay the same. */
export function convert(amount: Minor, exchange: Exchange | undefined): Minor {
  if (!exchange) return amount
  const { numerator, denominator } = toFraction(exchange)
  return scaleMinor(amount, numerator, denominator)
}

/** An amount of the other currency in the base currency. */
export function convertBack(amount: Minor, exchange: Exchange | undefined): Minor {
  if (!exchange) return amount
  const { numerator, denominator } = toFraction(exchange)
  return scaleMinor(amount, denominator, numerator)
}

/** A converted and rounded price. A price above zero never becomes free. */
export function convertPrice(price: Minor, exchange: Exchange | undefined): Minor {
  if (!exchange) return price
  const converted = convert(price, exchange)
  if (price <= 0) return converted
  const { step, ending } = gridOf(exchange.rounding, exchange.currency) ?? { step: 1, ending: 0 }
  const rounded = scaleMinor(converted - ending, 1, step) * step + ending
  return Math.max(rounded, ending || step)
}

/** False if the steps of a rounding are smaller than the minor unit of the currency. */
export const fitsCurrency = (rounding: PriceRounding, currency: string): boolean =>
  rounding === 'none' || gridOf(rounding, currency) !== undefined

/** Minor units of the target per minor unit of the base, as a fraction of integers. */
function toFraction({ base, currency, rate }: Exchange) {
  const [whole = '', decimals = ''] = rate.split('.')
  return {
    numerator: BigInt(whole + decimals) * 10n ** BigInt(currencyDigits(currency)),
    denominator: 10n ** BigInt(decimals.length + currencyDigits(base)),
  }
}

/** Rounded prices are multiples of `step` plus `ending`, in minor units. */
function gridOf(rounding: PriceRounding, currency: string) {
  const unit = 10 ** currencyDigits(currency)
  const ending = rounding === 'ends-99' ? (99 * unit) / 100 : 0
  const step = rounding === 'ends-99' ? unit : Math.round(Number(rounding) * 1000 * unit) / 1000
  const isWhole = Number.isInteger(step) && step >= 1 && Number.isInteger(ending)
  return isWhole ? { step, ending } : undefined
}
