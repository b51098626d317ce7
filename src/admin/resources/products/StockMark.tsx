import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { ProductListItem, StockState } from '#shop/schema'

const COLORS: Record<StockState, string> = {
  'in-stock': 'text.primary',
  low: 'warning.main',
  'out-of-stock': 'error.main',
  'on-backorder': 'text.secondary',
}

export function StockMark({ product }: { product: ProductListItem }) {
  const translate = useTranslate()
  const state = translate(`resources.products.stock.${product.stock}`)
  return (
    <Typography variant="body2" component="span" sx={{ color: COLORS[product.stock] }}>
      {product.quantity === null ? state : `${state} (${product.quantity})`}
    </Typography>
  )
}
