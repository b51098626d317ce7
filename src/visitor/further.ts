/** Lists that grow while they are scrolled. */
export const FURTHER = {
  /** So many parts come by themselves. Then a press is asked for: what is below a list has to be within reach. */
  parts: 5,
  /** This far above its end, in pixels. */
  nearPx: 600,
} as const
