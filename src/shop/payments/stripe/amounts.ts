import { currencyDigits, type Minor, scaleMinor } from '#base'

/**
 * Currencies whose amounts have no decimals at Stripe, or three. All others have two, also ISK, HUF
 * and UGX, which have none in practice.
 * @see https://docs.stripe.com/currencies
 */
const WITHOUT_DECIMALS = new Set(
  'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '),
)
const WITH_THREE = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND'])

function stripeDigits(currency: string): number {
  if (WITHOUT_DECIMALS.has(currency)) return 0
  return WITH_THREE.has(currency) ? 3 : 2
}

const MAX_STRIPE_AMOUNT = 99_999_999

/** An amount as Stripe counts it. It is whole if `isStripeAmount`. */
export function toStripeAmount(amount: Minor, currency: string): number {
  return amount * 10 ** (stripeDigits(currency) - currencyDigits(currency))
}

export function fromStripeAmount(amount: number, currency: string): Minor {
  const own = 10 ** currencyDigits(currency)
  return scaleMinor(amount, own, 10 ** stripeDigits(currency))
}

/** Amounts with three decimals must end with a zero. */
export function isStripeAmount(amount: Minor, currency: string): boolean {
  const sent = toStripeAmount(amount, currency)
  if (!Number.isInteger(sent) || sent < 1 || sent > MAX_STRIPE_AMOUNT) return false
  return stripeDigits(currency) < 3 || sent % 10 === 0
}
