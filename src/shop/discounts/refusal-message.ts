import { formatMoney } from '#base'
import type { CouponRefusal } from './refusal.ts'
import type { CouponMessage } from './texts.ts'

/** Message of a refused coupon, which names its code. */
export function refusalMessage(
  code: string,
  refusal: CouponRefusal,
  { currency, locale }: { currency: string; locale: string },
): CouponMessage {
  const key = `coupon.${refusal.reason}` as const
  switch (refusal.reason) {
    case 'minimum':
    case 'maximum':
      return { key, values: { code, amount: formatMoney(refusal.amount, currency, locale) } }
    case 'products':
    case 'categories':
      return { key, values: { code, names: refusal.names } }
    default:
      return { key, values: { code } }
  }
}
