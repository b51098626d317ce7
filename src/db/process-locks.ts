import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from './database.ts'
import { PROCESS_LOCKS } from './lock-keys.ts'

/** Identifies a process by a lock that Postgres releases when the process ends, but not when it is paused. */
export interface ProcessMark {
  key: number
  /** Whether this process has its lock. */
  isHeld: boolean
}

export const createProcessMark = (): ProcessMark => ({
  key: randomInt(1, 2 ** 31 - 1),
  isHeld: false,
})

/** Recognizes ended processes. */
export interface ProcessLocks {
  /** Key of this process; undefined while it has no lock. */
  ownKey(): number | undefined
  /** Keys without a lock: the process has ended, or its connection was lost a moment ago. */
  findUnlocked(keys: readonly number[]): Promise<number[]>
}

export function createProcessLocks(db: Database, mark: ProcessMark): ProcessLocks {
  return {
    ownKey: () => (mark.isHeld ? mark.key : undefined),
    async findUnlocked(keys) {
      const { rows } = await sql<{ key: number }>`
        select objid::bigint as key from pg_locks
        where locktype = 'advisory' and granted and classid = ${sql.lit(PROCESS_LOCKS)}
          and database = (select oid from pg_database where datname = current_database())`.execute(
        db,
      )
      const locked = new Set(rows.map(({ key }) => Number(key)))
      return keys.filter(key => !locked.has(key))
    },
  }
}
