import type { Selectable } from 'kysely'
import { createId } from '#base'
import type { Database } from './connect.ts'
import { withRelaxedDurability } from './durability.ts'
import type { Tables } from './tables/index.ts'

export type BackupJobKind = 'backup' | 'verify'

/** Why a job failed or waits. `code` is that of a `VitrineError`, or `UNEXPECTED`. */
export interface BackupProblem {
  code: string
  message: string
  /** When a job that waits began to wait (UTC milliseconds). */
  waitsSince?: number
}

/** A backup or a verification. Times are UTC milliseconds. */
export interface BackupJob {
  id: string
  kind: BackupJobKind
  /** Name of the backup; null while it is being made. */
  backup: string | null
  /** Id of the user; null for the schedule. */
  requestedBy: string | null
  requestedAt: number
  /** Starts not before this time. */
  dueAt: number
  /** Number of starts. A job is started again after its process ended. */
  attempts: number
  startedAt: number | null
  endedAt: number | null
  progress: { rows: number; files: number } | null
  /** Facts of the verification. */
  result: Readonly<Record<string, unknown>> | null
  problem: BackupProblem | null
}

/** Older jobs are deleted. */
const MAX_ROWS = 1000

export async function addBackupJob(
  db: Database,
  job: Pick<BackupJob, 'kind' | 'backup' | 'requestedBy'>,
  now: number,
): Promise<BackupJob> {
  const row = await db
    .insertInto('backup_jobs')
    .values({
      id: createId(),
      kind: job.kind,
      backup: job.backup,
      requested_by: job.requestedBy,
      requested_at: now,
      due_at: now,
      attempts: 0,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const kept = db
    .selectFrom('backup_jobs')
    .select('id')
    .orderBy('requested_at', 'desc')
    .limit(MAX_ROWS)
  await db
    .deleteFrom('backup_jobs')
    .where('ended_at', 'is not', null)
    .where('id', 'not in', kept)
    .execute()
  return toJob(row)
}

/** Jobs of a kind that have not ended, oldest first. */
export async function listOpenBackupJobs(db: Database, kind: BackupJobKind): Promise<BackupJob[]> {
  const rows = await db
    .selectFrom('backup_jobs')
    .selectAll()
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .orderBy('requested_at')
    .execute()
  return rows.map(toJob)
}

/** All jobs, newest first. */
export async function listBackupJobs(db: Database): Promise<BackupJob[]> {
  const rows = await db
    .selectFrom('backup_jobs')
    .selectAll()
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_ROWS)
    .execute()
  return rows.map(toJob)
}

/** Notes that a job starts, also again after its process ended. */
export async function startBackupJob(db: Database, { id, attempts }: BackupJob, now: number) {
  await db
    .updateTable('backup_jobs')
    .set({ started_at: now, attempts: attempts + 1, progress: null, problem: null })
    .where('id', '=', id)
    .execute()
}

export async function noteBackupProgress(
  db: Database,
  id: string,
  { rows, files }: NonNullable<BackupJob['progress']>,
) {
  await withRelaxedDurability(() =>
    db
      .updateTable('backup_jobs')
      .set({ progress: JSON.stringify({ rows, files }) })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .execute(),
  )
}

/**
 * Lets a job start again later, unless another process has started it meanwhile.
 * @param job The job before it was started, which does not count.
 */
export async function postponeBackupJob(
  db: Database,
  job: BackupJob,
  { dueAt, problem }: { dueAt: number; problem: BackupProblem | null },
) {
  await db
    .updateTable('backup_jobs')
    .set({
      started_at: null,
      attempts: job.attempts,
      due_at: dueAt,
      problem: problem && JSON.stringify(problem),
    })
    .where('id', '=', job.id)
    .where('attempts', '=', job.attempts + 1)
    .execute()
}

export async function endBackupJob(
  db: Database,
  id: string,
  end: { backup?: string; result?: object; problem?: BackupProblem },
  now: number,
) {
  await db
    .updateTable('backup_jobs')
    .set({
      ended_at: now,
      progress: null,
      ...(end.backup === undefined ? {} : { backup: end.backup }),
      result: end.result ? JSON.stringify(end.result) : null,
      problem: end.problem ? JSON.stringify(end.problem) : null,
    })
    .where('id', '=', id)
    .execute()
}

function toJob(row: Selectable<Tables['backup_jobs']>): BackupJob {
  const read = (text: string | null) => (text === null ? null : JSON.parse(text))
  return {
    id: row.id,
    kind: row.kind as BackupJobKind,
    backup: row.backup,
    requestedBy: row.requested_by,
    requestedAt: row.requested_at,
    dueAt: row.due_at,
    attempts: row.attempts,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    progress: read(row.progress),
    result: read(row.result),
    problem: read(row.problem),
  }
}
