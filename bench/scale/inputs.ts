/**
 * Measured inputs of the capacity plan and where each comes from. Two cores at 2.6 GHz, Node 24;
 * see docs/performance.md and docs/capacity.md.
 */
export const MEASURED = {
  /** Bytes of HTML after brotli. Quick check, gzip figures times 0.92. */
  htmlBytes: { content: 31_000, archive: 22_000, product: 26_000, personal: 23_000 },
  /** Bytes of an answer 304, headers included. */
  notModifiedBytes: 700,
  /** CPU milliseconds of a server process per answer, Postgres at 100,000 products. */
  cpuMs: { cached: 0.07, notModified: 0.05, render: 14, personal: 12, order: 30 },
} as const
