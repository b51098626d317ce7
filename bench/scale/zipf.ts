/**
 * Samples ranks from 0 with probability proportional to `1 / (rank + 1) ** exponent`, in constant
 * time for any number of ranks: rejection-inversion after Hörmann and Derflinger (1996), "Rejection-
 * inversion to generate variates from monotone discrete distributions".
 * @param random Numbers from 0 to 1.
 */
export function createZipf(count: number, exponent: number, random: () => number): () => number {
  const power = 1 - exponent
  /** Integral of the density, and its inverse. */
  const integral = (x: number) => (power === 0 ? Math.log(x) : x ** power / power)
  const inverse = (y: number) => (power === 0 ? Math.exp(y) : (y * power) ** (1 / power))
  const density = (x: number) => x ** -exponent

  const first = integral(1.5) - 1
  const last = integral(count + 0.5)
  const shortcut = 2 - inverse(integral(2.5) - density(2))
  return () => {
    for (;;) {
      const y = last + random() * (first - last)
      const x = inverse(y)
      const rank = Math.min(count, Math.max(1, Math.round(x)))
      if (rank - x <= shortcut || y >= integral(rank + 0.5) - density(rank)) return rank - 1
    }
  }
}
