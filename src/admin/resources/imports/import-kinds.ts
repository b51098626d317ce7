import type { ImportJob, ImportKind } from '#shop/schema'

/** Path of the API per kind of import. */
export const PATHS: Record<ImportKind, string> = {
  products: '/product-imports',
  customers: '/customer-imports',
  orders: '/order-imports',
  discounts: '/discount-imports',
  reviews: '/review-imports',
  'tax-rates': '/tax-rate-imports',
}

export const addressOf = (kind: ImportKind, id = '') => `/imports/${kind}${id && `/${id}`}`

/** Address of the list with the imported items. */
export function listOf({ kind, options }: ImportJob): string {
  if (kind !== 'products' || !options.asDrafts) return `/${kind}`
  return `/products?filter=${encodeURIComponent(JSON.stringify({ status: 'draft' }))}`
}
