import { sql } from 'kysely'
import { type Clock, SECOND } from '#base'
import type { Database } from './connect.ts'
import { isPostgres } from './invalidation.ts'

/** The clock for leases, in UTC milliseconds. */
export interface LeaseClock {
  now(): Promise<number>
}

const MEASURE_EVERY_MS = 30 * SECOND

/**
 * Time of the database, which all copies of the server share, so a wrong clock of a copy has no
 * effect. It is measured twice a minute and continued with the monotonic clock in between. SQLite
 * uses the clock of the machine, which all of its processes share.
 */
export function createLeaseClock({ db, clock }: { db: Database; clock: Clock }): LeaseClock {
  if (!isPostgres(db)) return localLeaseClock(clock)
  let databaseNow = 0
  let measuredAt = Number.NEGATIVE_INFINITY
  return {
    async now() {
      if (performance.now() - measuredAt > MEASURE_EVERY_MS) {
        // Measured before the query, so that a pause during it does not make the time too early.
        const askedAt = performance.now()
        const { rows } = await sql<{
          now: string
        }>`select floor(extract(epoch from clock_timestamp()) * 1000) as now`.execute(db)
        databaseNow = Number(rows[0]?.now)
        measuredAt = askedAt
      }
      return Math.round(databaseNow + performance.now() - measuredAt)
    },
  }
}

export const localLeaseClock = (clock: Clock): LeaseClock => ({ now: async () => clock.now() })
