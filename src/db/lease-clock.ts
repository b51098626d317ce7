import { sql } from 'kysely'
import { type Clock, MINUTE } from '#base'
import type { Database } from './connect.ts'
import { isPostgres } from './invalidation.ts'

/** The clock for leases, in UTC milliseconds. */
export interface LeaseClock {
  now(): Promise<number>
}

const MEASURE_EVERY_MS = MINUTE

/**
 * Time of the database, which all copies of the server share. With local clocks, a copy could take
 * over a lease too early. The offset is measured once a minute. SQLite uses the server's own clock.
 */
export function createLeaseClock({ db, clock }: { db: Database; clock: Clock }): LeaseClock {
  if (!isPostgres(db)) return localLeaseClock(clock)
  let offsetMs = 0
  let measuredAt = Number.NEGATIVE_INFINITY
  return {
    async now() {
      if (performance.now() - measuredAt > MEASURE_EVERY_MS) {
        const { rows } = await sql<{
          now: string
        }>`select floor(extract(epoch from clock_timestamp()) * 1000) as now`.execute(db)
        offsetMs = Number(rows[0]?.now) - clock.now()
        measuredAt = performance.now()
      }
      return clock.now() + offsetMs
    },
  }
}

export const localLeaseClock = (clock: Clock): LeaseClock => ({ now: async () => clock.now() })
