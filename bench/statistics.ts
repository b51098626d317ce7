/** The quantile at `share` (0 to 1). */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  const index = Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)
  return sorted[Math.max(0, index)] ?? Number.NaN
}

/** The middle value, or the mean of the two middle ones. */
export function median(samples: readonly number[]): number {
  const sorted = [...samples].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** Milliseconds of each call, in sequence. */
export async function timeEach(count: number, call: (index: number) => Promise<unknown>) {
  const samples: number[] = []
  for (let index = 0; index < count; index++) {
    const startedAt = performance.now()
    await call(index)
    samples.push(performance.now() - startedAt)
  }
  return samples
}
