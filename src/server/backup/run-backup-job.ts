import { type Clock, MINUTE, SECOND, VitrineError } from '#base'
import {
  type BackupJob,
  type Database,
  endBackupJob,
  noteBackupProgress,
  postponeBackupJob,
  startBackupJob,
} from '#db'
import { toBackupProblem } from './backup-problem.ts'

/** A job whose process ended this often fails, because it may be the cause. */
const MAX_ATTEMPTS = 3
/** Longer than a process that was killed blocks the repository. */
const MAX_WAIT_MS = 15 * MINUTE
const WAIT_MS = 30 * SECOND
const PROGRESS_MS = 2 * SECOND

type Progress = NonNullable<BackupJob['progress']>

/**
 * Runs an open job and stores its progress and its end. The caller holds the lease of the task, so a
 * job that was started before belonged to a process that ended, and is started again. Fails if the
 * job fails; waits if another process uses the repository.
 */
export async function runBackupJob(
  { db, clock }: { db: Database; clock: Clock },
  job: BackupJob,
  signal: AbortSignal,
  work: (onProgress: (progress: Progress) => void) => Promise<{ backup?: string; result?: object }>,
): Promise<void> {
  let notedAt = Number.NEGATIVE_INFINITY
  const onProgress = ({ rows, files }: Progress) => {
    if (performance.now() - notedAt < PROGRESS_MS) return
    notedAt = performance.now()
    noteBackupProgress(db, job.id, { rows, files }).catch(() => {})
  }
  try {
    if (job.attempts >= MAX_ATTEMPTS) throw interrupted(job.attempts)
    await startBackupJob(db, job, clock.now())
    await endBackupJob(db, job.id, await work(onProgress), clock.now())
  } catch (error) {
    const now = clock.now()
    if (signal.aborted) {
      // The next process that gets the task starts the job again.
      await postponeBackupJob(db, job, { dueAt: now, problem: null }).catch(() => {})
      throw error
    }
    const problem = toBackupProblem(error)
    // The lock may be that of a process that was killed.
    const waitsSince = job.problem?.waitsSince ?? now
    if (problem.code === 'BACKUP_LOCKED' && now - waitsSince < MAX_WAIT_MS) {
      const waits = { dueAt: now + WAIT_MS, problem: { ...problem, waitsSince } }
      return postponeBackupJob(db, job, waits)
    }
    await endBackupJob(db, job.id, { problem }, clock.now())
    throw error
  }
}

function interrupted(attempts: number) {
  const message = `The server ended ${attempts} times while it did this: check its memory and its log.`
  return new VitrineError('BACKUP_INTERRUPTED', message)
}
