import type { AddRefusal, ProductDetail } from '#shop/client'

/** What the component is given: on the server all of it, in the browser what its script needs. */
export interface ProductData {
  product: ProductDetail | undefined
  /** Value per option key: from the address, or as a refused form had it. */
  choice: Record<string, string>
  /** Name of each option in the address, by option key. */
  parameters: Record<string, string>
  refused: AddRefusal | undefined
  /** In the browser: what only the server writes is not here. */
  kept?: true
}
