import { formatMoney } from '#base'
import { useTexts } from '#module-contract/client'
import { chargedPrices, type ProductDetail, surchargeOf, type VariantView } from '#shop/client'
import type { buyTexts } from '../buy-texts.ts'

interface TotalProps {
  product: ProductDetail
  variant: VariantView | undefined
  /** Values of the form. */
  entered: { addons: Record<string, string>; quantity: number }
}

/** Price of the form as filled in, if add-ons change it. The cart has the exact price. */
export function Total({ product, variant, entered }: TotalProps) {
  const t = useTexts<typeof buyTexts>()
  const { addons = [], money } = product
  const charged = chargedPrices(addons, entered.addons)
  const price = variant?.price
  return (
    <p className="product-total" role="status">
      {price !== undefined &&
        charged.length > 0 &&
        t('totalWithAddons', { price: formatMoney(totalOf(price), money.currency, money.locale) })}
    </p>
  )

  function totalOf(one: number) {
    const { perItem, once } = surchargeOf(charged, one, undefined)
    return (one + perItem) * entered.quantity + once
  }
}
