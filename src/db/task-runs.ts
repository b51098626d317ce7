import { SECOND } from '#base'
import type { Database } from './connect.ts'
import { withRelaxedDurability } from './sqlite/durability.ts'

/** How a periodic task last went, whichever process ran it. */
export interface TaskRun {
  name: string
  startedAt: number
  endedAt: number | null
  /** When it last failed, and why. */
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

/** For as long as its owner lives a task is run by that process: others look on, and take over what is not renewed. */
export const LEASE_MS = 30 * SECOND

/** Whether this process may run the task now. Renewed when half of the lease is over, so that most runs write nothing. */
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
  if (row && row.owner !== owner && isHeld(row.leased_until, now, leaseMs)) return false
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

/** One that lies too far ahead was written before the clock was put back. */
const isHeld = (until: number, now: number, leaseMs: number) =>
  until > now && until <= now + 2 * leaseMs

/** Leaves every task to the other processes. */
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
