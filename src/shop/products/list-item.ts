import type { ProductType, Visibility } from '../catalog/view.ts'
import type { StockState } from '../stock/availability.ts'

export const PRODUCT_STATUSES = ['published', 'draft', 'trash'] as const
/** What a product can lack. `any`: one of them. */
export const MISSING = ['any', 'price', 'image', 'category', 'description', 'weight'] as const
export type Missing = (typeof MISSING)[number]

export type ProductStatus = (typeof PRODUCT_STATUSES)[number]

/** A row of the admin's list. */
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
  /** Media id. */
  image: string | null
  /** Minor units; null without a price. */
  minPrice: number | null
  maxPrice: number | null
  onSale: boolean
  stock: StockState
  /** Sum of counted stock items; null if none is counted. */
  quantity: number | null
  updatedAt: number
}
