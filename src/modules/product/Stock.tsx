import type { ProductDetail, StockState, VariantView } from '#shop/client'

const WORDS: Record<StockState, string> = {
  'in-stock': 'In stock',
  low: 'Only a few left',
  'on-backorder': 'Available on backorder',
  'out-of-stock': 'Sold out',
}

interface StockProps {
  product: ProductDetail
  variant: VariantView | undefined
  /** Everything is chosen. */
  isComplete: boolean
}

/** Whether what is chosen can be had; read out when it changes. */
export function Stock({ product, variant, isComplete }: StockProps) {
  const isMissing = isComplete && !variant
  const state = variant?.stock.state ?? product.stock
  const left = variant?.stock.left
  const text = left === undefined ? WORDS[state] : `Only ${left} left`
  return (
    <p className="product-stock" data-stock={isMissing ? 'out-of-stock' : state} role="status">
      {isMissing ? 'This combination is not available.' : text}
    </p>
  )
}
