import type { AddRefusal, ProductDetail } from '#shop/client'

/** Component data: complete on the server, reduced in the browser. */
export interface ProductData {
  product: ProductDetail | undefined
  /** Value by option key: from the URL, or from a refused form. */
  choice: Record<string, string>
  /** Query parameter by option key. */
  parameters: Record<string, string>
  refused: AddRefusal | undefined
  /** There is a module for reviews, and the product has reviews or accepts them. */
  hasReviews: boolean
  /** In the browser: server-rendered parts are omitted. */
  kept?: true
}
