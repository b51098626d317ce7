import { sql } from 'kysely'
import { type Clock, MINUTE } from '#base'
import type { Database } from './connect.ts'
import { isPostgres } from './invalidation.ts'

/** The time that leases are compared by, in UTC milliseconds. */
export interface LeaseClock {
  now(): Promise<number>
}

/** How long a measured difference of clocks is used. */
const MEASURE_EVERY_MS = MINUTE

/**
 * The time of the database, which all copies of the server share: with clocks of their own, one copy would take over what
 * another has leased. The difference is measured once a minute. SQLite runs on the machine of the server, whose clock it has.
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
