import { useLocale, useTranslate } from 'react-admin'
import { formatMoney } from '#base'
import { type DiscountEdit, FULL_PERCENT } from '#shop/schema'
import { useDates } from '../../lists/dates.tsx'
import { useShop } from '../products/use-shop.ts'

/** Describes a discount in sentences; the first one says what it takes off. */
export function useSummary() {
  const translate = useTranslate()
  const locale = useLocale()
  const { moment } = useDates()
  const currency = useShop()?.currency ?? 'EUR'
  const t = (key: string, values: Record<string, unknown> = {}) =>
    translate(`resources.discounts.summary.${key}`, values)
  const money = (minor: number | null) => formatMoney(minor ?? 0, currency, locale)
  const percent = (points: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
      points / FULL_PERCENT,
    )

  function effect(discount: DiscountEdit): string {
    const { type, amount, buyQuantity, getQuantity, tiers, bundleItems } = discount
    switch (type) {
      case 'percent':
        return t('percent', { percent: percent(discount.percent) })
      case 'fixed_cart':
      case 'fixed_product':
        return t(type, { amount: money(amount) })
      case 'free_shipping':
        return t('free_shipping')
      case 'buy_x_get_y':
        return t(discount.percent === FULL_PERCENT ? 'buyForFree' : 'buyReduced', {
          buy: buyQuantity,
          get: getQuantity,
          percent: percent(discount.percent),
        })
      case 'tiers':
        return tiers
          .map(tier => t('tier', { quantity: tier.quantity, percent: percent(tier.percent) }))
          .join(' ')
      case 'bundle':
        return t('bundle', { smart_count: bundleItems.length, amount: money(amount) })
    }
  }

  function conditions(discount: DiscountEdit): string[] {
    const { minimumAmount, maximumAmount, startsAt, expiresAt, usageLimit } = discount
    const { usageLimitPerUser, limitUsageToXItems, emailRestrictions } = discount
    const isSelected = discount.productIds.length > 0 || discount.productCategories.length > 0
    const isExcluding =
      discount.excludedProductIds.length > 0 || discount.excludedProductCategories.length > 0
    return [
      discount.code ? t('code', { code: discount.code }) : t('automatic'),
      discount.freeShipping && discount.type !== 'free_shipping' && t('alsoFreeShipping'),
      isSelected && t('selected'),
      isExcluding && t('excluding'),
      discount.excludeSaleItems && t('noSaleItems'),
      minimumAmount !== null && t('minimum', { amount: money(minimumAmount) }),
      maximumAmount !== null && t('maximum', { amount: money(maximumAmount) }),
      startsAt !== null && t('from', { date: moment(startsAt) }),
      expiresAt !== null && t('until', { date: moment(expiresAt) }),
      emailRestrictions.length > 0 && t('emails', { smart_count: emailRestrictions.length }),
      discount.firstOrderOnly && t('firstOrder'),
      usageLimit !== null && t('limit', { smart_count: usageLimit }),
      usageLimitPerUser !== null && t('perCustomer', { smart_count: usageLimitPerUser }),
      limitUsageToXItems !== null && t('items', { smart_count: limitUsageToXItems }),
      discount.individualUse && t('individual'),
      discount.code && !discount.combinesWithAutomatic && t('notWithAutomatic'),
      !discount.enabled && t('disabled'),
    ].flatMap(sentence => sentence || [])
  }

  return (discount: DiscountEdit): string[] => [effect(discount), ...conditions(discount)]
}
