/** Kinds of pages that differ in bytes and in the work of rendering them. */
export type PageKind = 'content' | 'product' | 'list' | 'filtered' | 'search'

/** Processor time in milliseconds. */
export interface Work {
  server: number
  database: number
}

/**
 * Measured inputs of the capacity plan (docs/capacity.md), from `npm run bench -- capacity`: two cores
 * at 2.6 GHz, Node 24, Postgres with 100,000 products of five variants.
 */
export const MEASURED = {
  /** Bytes of HTML after brotli. */
  htmlBytes: {
    content: 32_000,
    product: 25_600,
    list: 24_400,
    filtered: 22_400,
    search: 23_100,
  } satisfies Record<PageKind, number>,
  /** Bytes of an answer 304, headers included. */
  notModifiedBytes: 700,
  renders: {
    content: { server: 27.7, database: 13.4 },
    product: { server: 15.8, database: 5.8 },
    list: { server: 19.1, database: 3.5 },
    filtered: { server: 29.4, database: 4.8 },
    search: { server: 17.5, database: 4.3 },
  } satisfies Record<PageKind, Work>,
  cached: { server: 0.11, database: 0 },
  notModified: { server: 0.26, database: 0 },
  /** A page of one visitor, such as the cart. */
  personal: { server: 12.9, database: 4.7 },
  /** A whole order, from the cart to the confirmation. */
  order: { server: 48, database: 20.9 },
} as const
