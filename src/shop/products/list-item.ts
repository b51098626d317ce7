import type { ProductType, StockState, Visibility } from '../catalog/view.ts'

export const PRODUCT_STATUSES = ['published', 'draft', 'trash'] as const
export type ProductStatus = (typeof PRODUCT_STATUSES)[number]

/** One row of the admin's list of products. */
export interface ProductListItem {
  id: string
  name: string
  slug: string
  path: string
  type: ProductType
  status: ProductStatus
  visibility: Visibility
  featured: boolean
  sku: string | null
  /** A media id. */
  image: string | null
  /** In the currency's minor unit; null while it has no price. */
  minPrice: number | null
  maxPrice: number | null
  onSale: boolean
  stock: StockState
  /** Pieces on all its stock items that are counted; null when none is. */
  quantity: number | null
  updatedAt: number
}
