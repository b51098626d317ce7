import type { Minor } from '#base'
import type { Visibility } from '../catalog/view.ts'

/** How prices change: the regular one by so much, a sale at so much off the regular one, or the sale's end. */
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
