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
