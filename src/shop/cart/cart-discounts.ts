import { createTranslate } from '#texts'
import type { AppliedDiscounts, EnteredCoupon } from '../discounts/apply-discounts.ts'
import type { Discount } from '../discounts/discount.ts'
import type { DiscountedLine } from '../discounts/discounted-line.ts'
import type { Offer } from '../discounts/load-offer.ts'
import { refusalMessage } from '../discounts/refusal-message.ts'
import { couponTexts } from '../discounts/texts.ts'
import type { ShopSettings } from '../model/settings.ts'
import type { ChargedLine } from '../money/settle.ts'
import { shownAmount, type TaxMode } from '../money/tax.ts'
import type { CartLine } from './cart-lines.ts'
import type { CartCoupon } from './view.ts'

/** A discount that applies to a cart. */
export interface CartDiscount {
  id: string
  /** Empty for automatic discounts. */
  code: string
  label: string
  discount: Discount
}

const NO_CATEGORIES: ReadonlySet<string> = new Set()

export function toDiscountedLines(
  lines: readonly CartLine[],
  charged: readonly ChargedLine[],
  { mode, categories }: { mode: TaxMode; categories: Offer['categories'] },
): DiscountedLine[] {
  return lines.flatMap((line, index) => {
    // A gift card is money, so it has no discount. Parts have the discount of their bundle.
    if (line.giftCard || line.bundleId) return []
    const { amount, rates } = charged[index] ?? { amount: 0, rates: [] }
    return {
      id: line.id,
      productId: line.productId,
      variantId: line.variantId,
      categories: categories.get(line.productId) ?? NO_CATEGORIES,
      name: line.name,
      quantity: line.quantity,
      onSale: line.price.onSale,
      amount,
      shown: shownAmount(amount, rates, mode),
    }
  })
}

export function toLabels({ applied }: AppliedDiscounts, locale: string): CartDiscount[] {
  if (applied.length === 0) return []
  const t = createTranslate(couponTexts, { locale })
  return applied.map(({ id, discount }) => ({
    id,
    code: discount.code,
    label: discount.code
      ? t('couponLabel', { code: discount.code })
      : discount.label || t('automaticDiscount'),
    discount,
  }))
}

export function toCoupons(
  entered: readonly EnteredCoupon[],
  { refused }: AppliedDiscounts,
  { currency, locale }: ShopSettings,
): CartCoupon[] {
  return entered.map(({ code, discount }) => {
    const shown = discount?.code ?? code
    const refusal = refused.get(code)
    return {
      code: shown,
      id: discount?.id,
      freeShipping: discount?.type === 'free_shipping',
      problem: refusal && refusalMessage(shown, refusal, { currency, locale }),
    }
  })
}
