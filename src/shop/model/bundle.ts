/** A product that is part of each item of a bundle. */
export interface BundlePart {
  variantId: string
  quantity: number
  /** Name when it was chosen, for staff. */
  label: string
}

export const MAX_BUNDLE_PARTS = 20
export const MAX_BUNDLE_QUANTITY = 100

export const readBundle = (stored: string | null): BundlePart[] => JSON.parse(stored ?? '[]')
