import { currencyDigits, type Minor, parseMoney } from '#base'

/** @see https://developer.paypal.com/api/rest/reference/currency-codes/ */
const CURRENCIES = new Set(
  'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB TWD USD'.split(
    ' ',
  ),
)
/** PayPal refuses decimals of these. */
const WHOLE = new Set(['HUF', 'JPY', 'TWD'])

export interface PayPalAmount {
  currency_code: string
  value: string
}

export function isPayPalAmount(amount: Minor, currency: string): boolean {
  if (!CURRENCIES.has(currency) || amount < 1) return false
  return !WHOLE.has(currency) || amount % 10 ** currencyDigits(currency) === 0
}

export function toPayPalAmount(amount: Minor, currency: string): PayPalAmount {
  const value = amount / 10 ** currencyDigits(currency)
  const digits = WHOLE.has(currency) ? 0 : currencyDigits(currency)
  return { currency_code: currency, value: value.toFixed(digits) }
}

export function fromPayPalAmount(amount: PayPalAmount | undefined): Minor {
  return amount ? (parseMoney(amount.value, amount.currency_code) ?? 0) : 0
}
