import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { SECOND } from '#base'
import type { Database } from './database.ts'

const CONNECT_MS = 2 * SECOND
const ASK_AGAIN_MS = 50

export interface StandbyFacts {
  /** False for a primary, a logical replica, or a pooler in front of one. */
  isStandby: boolean
  /** Time until it had everything that the primary had; undefined if longer than the wait. */
  delayMs: number | undefined
}

/**
 * Measures how far a standby is behind, instead of asking for the time of its last change, which is
 * old while nothing changes. Waits at most `maxWaitMs`.
 */
export async function readStandbyFacts(
  db: Database,
  url: string,
  maxWaitMs: number,
): Promise<StandbyFacts> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
  })
  // Without a listener, a lost connection would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query('select pg_is_in_recovery() as "isStandby"')
    if (!rows[0].isStandby) return { isStandby: false, delayMs: undefined }
    const asked = await sql<{ at: string }>`select pg_current_wal_lsn() as at`.execute(db)
    const startedAt = performance.now()
    const elapsedMs = () => Math.round(performance.now() - startedAt)
    for (;;) {
      const behind = await client.query(
        'select pg_wal_lsn_diff($1, pg_last_wal_replay_lsn()) > 0 as "is"',
        [asked.rows[0]?.at],
      )
      if (behind.rows[0].is === false) return { isStandby: true, delayMs: elapsedMs() }
      if (elapsedMs() > maxWaitMs) return { isStandby: true, delayMs: undefined }
      await wait(ASK_AGAIN_MS)
    }
  } finally {
    await client.end().catch(() => {})
  }
}
