/** Infinite lists. */
export const FURTHER = {
  /** Number of automatic loads; then a click is required, so that content below stays reachable. */
  parts: 5,
  /** Distance from the end of the list at which more is loaded. */
  nearPx: 600,
} as const
