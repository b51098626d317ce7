import { sql } from 'kysely'
import { correctSystemClock, MINUTE, systemClock } from '#base'
import type { Database } from './connect.ts'
import { isPostgres } from './invalidation.ts'

const MEASURE_EVERY_MS = MINUTE
/** Smaller differences are not corrected, because a query takes some of this time. */
const TOLERANCE_MS = 250

/**
 * Corrects the clock of this process by that of the database, which all copies of the server share,
 * so that a token or a due time of one copy is right in another. Measured once a minute. Does nothing
 * on SQLite. Returns a function that ends it.
 */
export async function followDatabaseClock(db: Database): Promise<() => void> {
  if (!isPostgres(db)) return () => {}
  let correctionMs = 0

  async function measure() {
    const sentAt = performance.now()
    const { rows } = await sql<{
      now: string
    }>`select floor(extract(epoch from clock_timestamp()) * 1000) as now`.execute(db)
    const tookMs = performance.now() - sentAt
    const behindMs = Number(rows[0]?.now) + tookMs / 2 - (systemClock.now() - correctionMs)
    // A slow answer tells little about the time.
    if (Math.abs(behindMs - correctionMs) < TOLERANCE_MS + tookMs) return
    correctionMs = Math.round(behindMs)
    correctSystemClock(correctionMs)
  }

  await measure()
  const timer = setInterval(() => measure().catch(() => {}), MEASURE_EVERY_MS).unref()
  return () => {
    clearInterval(timer)
    correctSystemClock(0)
  }
}
