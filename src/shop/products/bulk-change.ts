import type { Minor } from '#base'
import type { Visibility } from '../catalog/view.ts'

/** Price change: regular price, sale relative to the regular price, or end of the sale. */
export type PriceChange =
  | { kind: 'percent'; percent: number }
  | { kind: 'amount'; amount: Minor }
  | { kind: 'sale-percent'; percent: number }
  | { kind: 'end-sale' }

export interface BulkChange {
  ids: readonly string[]
  status?: 'published' | 'draft' | 'trash'
  visibility?: Visibility
  featured?: boolean
  price?: PriceChange
  addCategories?: readonly string[]
  removeCategories?: readonly string[]
}
