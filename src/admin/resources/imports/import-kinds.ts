import type { ImportKind } from '#shop/schema'

/** Path of the API per kind of import. */
export const PATHS: Record<ImportKind, string> = {
  products: '/product-imports',
  customers: '/customer-imports',
  orders: '/order-imports',
  discounts: '/discount-imports',
  reviews: '/review-imports',
}

export const addressOf = (kind: ImportKind, id = '') => `/imports/${kind}${id && `/${id}`}`
