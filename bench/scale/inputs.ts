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
    content: { server: 32.3, database: 18.4 },
    product: { server: 25.1, database: 16.4 },
    list: { server: 30.5, database: 10.6 },
    filtered: { server: 40.6, database: 15.7 },
    search: { server: 27.9, database: 14.5 },
  } satisfies Record<PageKind, Work>,
  cached: { server: 0.35, database: 0 },
  notModified: { server: 0.39, database: 0 },
  /** A page of one visitor, such as the cart. */
  personal: { server: 17.4, database: 3.1 },
  /** A whole order, from the cart to the confirmation. */
  order: { server: 75.1, database: 38.2 },
} as const
