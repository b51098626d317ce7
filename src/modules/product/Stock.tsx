import { useTexts } from '#module-contract/client'
import type { ProductDetail, VariantView } from '#shop/client'
import type { texts } from './texts.ts'

interface StockProps {
  product: ProductDetail
  variant: VariantView | undefined
  /** All options are selected. */
  isComplete: boolean
}

/** Stock of the selected variant; announced on change. */
export function Stock({ product, variant, isComplete }: StockProps) {
  const t = useTexts<typeof texts>()
  const isMissing = isComplete && !variant
  const state = variant?.stock.state ?? product.stock
  const left = variant?.stock.left
  const text = left === undefined ? t(state) : t('left', { count: left })
  return (
    <p className="product-stock" data-stock={isMissing ? 'out-of-stock' : state} role="status">
      {isMissing ? t('noCombinationHere') : text}
    </p>
  )
}
