import { sql } from 'kysely'
import type { Database } from './connect.ts'
import { isPostgres } from './invalidation.ts'

export interface DatabaseFacts {
  /** Such as `3.51.0` or `18.1`. */
  version: string
  latencyMs: number
  /** Connections of all programs and their limit; Postgres only. */
  connections?: { used: number; limit: number }
  /** Time of the database minus the time of this machine; Postgres only. */
  clockDifferenceMs?: number
}

/** Asks the database about itself, with a few short queries. */
export async function readDatabaseFacts(db: Database): Promise<DatabaseFacts> {
  const latencyMs = await readLatency(db)
  if (!isPostgres(db)) {
    const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(db)
    return { version: rows[0]?.version ?? '', latencyMs }
  }
  const { rows } = await sql<{ version: string; used: number; connection_limit: number }>`
    select current_setting('server_version') as version,
      (select count(*) from pg_stat_activity where backend_type = 'client backend') as used,
      current_setting('max_connections')::int as connection_limit`.execute(db)
  const [row] = rows
  return {
    version: row?.version.split(' ')[0] ?? '',
    latencyMs,
    connections: { used: Number(row?.used), limit: Number(row?.connection_limit) },
    clockDifferenceMs: await readClockDifference(db),
  }
}

/** The fastest of three trivial queries, because this process may be busy during one. */
async function readLatency(db: Database): Promise<number> {
  const took: number[] = []
  for (let again = 0; again < 3; again++) {
    const sentAt = performance.now()
    await sql`select 1`.execute(db)
    took.push(performance.now() - sentAt)
  }
  return Math.round(Math.min(...took))
}

/** Time of Postgres minus the uncorrected time of this machine. */
async function readClockDifference(db: Database): Promise<number> {
  const sentAt = Date.now()
  const { rows } = await sql<{
    now: string
  }>`select floor(extract(epoch from clock_timestamp()) * 1000) as now`.execute(db)
  return Math.round(Number(rows[0]?.now) - (sentAt + Date.now()) / 2)
}

/** Reads the whole file of SQLite. Returns the first problem. */
export async function findSqliteDamage(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db)
  const answer = rows[0]?.quick_check ?? 'no answer'
  return answer === 'ok' ? undefined : answer.replaceAll('\n', ' ')
}
