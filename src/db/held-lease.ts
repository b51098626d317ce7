/**
 * A lease of this process. Its signal is aborted when the lease is lost: another process has it, or
 * it could not be renewed in time. Time is monotonic, so a process that was paused notices when it
 * continues.
 */
export function createHeldLease(leaseMs: number) {
  const lost = new AbortController()
  /** Before the last successful claim, because the lease begins during it. */
  let claimedAt = performance.now()
  const isOver = () => performance.now() - claimedAt >= leaseMs

  async function renewOnce(claim: () => Promise<boolean>) {
    if (isOver()) return lost.abort()
    const askedAt = performance.now()
    const isClaimed = await claim().catch(() => undefined)
    if (isClaimed) claimedAt = askedAt
    // An unreachable database leaves the lease until it is over.
    else if (isClaimed === false || isOver()) lost.abort()
  }

  return {
    signal: lost.signal,
    isOver,
    /** Renews at half time until the returned function is called. */
    renew(claim: () => Promise<boolean>) {
      const half = setInterval(() => renewOnce(claim), leaseMs / 2).unref()
      return () => clearInterval(half)
    },
  }
}
