import { SECOND } from '#base'
import type { Database } from './connect.ts'
import { withRelaxedDurability } from './durability.ts'

/** Last run of a periodic task in any process. */
export interface TaskRun {
  name: string
  startedAt: number
  endedAt: number | null
  /** Time and message of the last failure. */
  failedAt: number | null
  lastError: string | null
}

export async function noteTaskRun(
  db: Database,
  run: { name: string; startedAt: number; endedAt: number; error: string | undefined },
) {
  const failure =
    run.error === undefined ? {} : { failed_at: run.endedAt, last_error: run.error.slice(0, 1000) }
  const row = { started_at: run.startedAt, ended_at: run.endedAt, ...failure }
  await withRelaxedDurability(() =>
    db
      .insertInto('task_runs')
      .values({ name: run.name, failed_at: null, last_error: null, ...row })
      .onConflict(conflict => conflict.column('name').doUpdateSet(row))
      .execute(),
  )
}

/** The process that holds the lease runs the task; others take over when it is not renewed. */
export const LEASE_MS = 30 * SECOND

/** Whether this process may run the task. The lease is renewed at half time, so most runs write nothing. */
export async function claimTask(
  db: Database,
  { name, owner, now, leaseMs }: { name: string; owner: string; now: number; leaseMs: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('task_runs')
    .select(['owner', 'leased_until'])
    .where('name', '=', name)
    .executeTakeFirst()
  if (row?.owner === owner && row.leased_until - now > leaseMs / 2) return true
  if (row && row.owner !== owner && isLeased(row.leased_until, now, leaseMs)) return false
  const lease = { owner, leased_until: now + leaseMs }
  const claimed = await withRelaxedDurability(() =>
    db
      .insertInto('task_runs')
      .values({
        name,
        started_at: now,
        ended_at: null,
        failed_at: null,
        last_error: null,
        ...lease,
      })
      .onConflict(conflict =>
        conflict
          .column('name')
          .doUpdateSet(lease)
          .where(eb =>
            eb.or([
              eb('task_runs.owner', '=', owner),
              eb('task_runs.leased_until', '<=', now),
              eb('task_runs.leased_until', '>', now + 2 * leaseMs),
            ]),
          ),
      )
      .returning('name')
      .executeTakeFirst(),
  )
  return claimed !== undefined
}

/** A lease too far in the future was written before the clock was set back. */
const isLeased = (until: number, now: number, leaseMs: number) =>
  until > now && until <= now + 2 * leaseMs

/** Releases all tasks to other processes. */
export async function releaseTasks(db: Database, owner: string) {
  await db
    .updateTable('task_runs')
    .set({ owner: null, leased_until: 0 })
    .where('owner', '=', owner)
    .execute()
}

export async function listTaskRuns(db: Database): Promise<TaskRun[]> {
  const rows = await db.selectFrom('task_runs').selectAll().orderBy('name').execute()
  return rows.map(row => ({
    name: row.name,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    failedAt: row.failed_at,
    lastError: row.last_error,
  }))
}
