import { SECOND } from '#base'
import type { Database } from './connect.ts'
import type { ProcessLocks } from './process-locks.ts'

/** Leases with a key are renewed this often. */
export const RENEW_KEYED_MS = 3 * SECOND
/** Leases that were renewed later belong to a running process. */
const UNRENEWED_MS = 10 * SECOND
const CHECK_MS = 3 * SECOND
/** Time in which a process gets its lock again after the database was restarted. */
const CONFIRM_MS = 10 * SECOND

/** The key of a process is part of its leases. */
export const leaseOf = (key: number | undefined, id: string) =>
  key === undefined ? id : `${key}.${id}`

const keyOf = (lease: string | null) => {
  const [, key] = /^(\d+)\./.exec(lease ?? '') ?? []
  return key === undefined ? undefined : Number(key)
}

/**
 * Ends the leases of killed processes early. A process counts as ended if it renews nothing and has
 * no lock in several checks. A paused process keeps its lock, so its leases run until their end.
 */
export function createLeaseRecovery({
  db,
  processes,
  leaseMs,
}: {
  db: Database
  processes: ProcessLocks
  leaseMs: number
}) {
  /** When a key was first seen without a lock. */
  let unlockedSince = new Map<number, number>()
  let checkedAt = Number.NEGATIVE_INFINITY

  /** Leases that run, but were not renewed. */
  const unrenewed = (now: number) =>
    db
      .selectFrom('outbox')
      .select('lease')
      .distinct()
      .where('done_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('leased_until', '>', now)
      .where('leased_until', '<=', now + leaseMs - UNRENEWED_MS)

  return {
    /** @param leaseNow Time of the leases. */
    async endAbandoned(leaseNow: number) {
      const now = performance.now()
      if (now - checkedAt < CHECK_MS) return
      // Between distant checks, locks may have been taken and lost again.
      if (now - checkedAt > 2 * CHECK_MS) unlockedSince = new Map()
      checkedAt = now
      const leases = (await unrenewed(leaseNow).execute()).map(row => row.lease)
      const keys = [...new Set(leases.flatMap(lease => keyOf(lease) ?? []))]
      const unlocked = keys.length > 0 ? await processes.findUnlocked(keys) : []
      unlockedSince = new Map(unlocked.map(key => [key, unlockedSince.get(key) ?? now]))
      const isOver = (key: number) => now - (unlockedSince.get(key) ?? now) >= CONFIRM_MS
      const ended = new Set(unlocked.filter(isOver))
      const abandoned = leases.filter(lease => ended.has(keyOf(lease) ?? 0))
      if (abandoned.length === 0) return
      await db
        .updateTable('outbox')
        .set({ lease: null, leased_until: 0 })
        .where('lease', 'in', abandoned)
        .where('done_at', 'is', null)
        .where('leased_until', '<=', leaseNow + leaseMs - UNRENEWED_MS)
        .execute()
    },
  }
}

/** Ends all leases. Only for a process that is alone on the database. */
export const endAllLeases = (db: Database) =>
  db
    .updateTable('outbox')
    .set({ lease: null, leased_until: 0 })
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('leased_until', '>', 0)
    .execute()
