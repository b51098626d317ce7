import type { Access } from '#auth'
import { type Clock, DAY, HOUR, MINUTE, ok, SECOND } from '#base'
import {
  addBackupJob,
  addToOutbox,
  type BackupState,
  type Connection,
  inTransaction,
  lastBackup,
  listOpenBackupJobs,
  noteBackupFailure,
  noteBackupStart,
  type Task,
} from '#db'
import type { FileStorage } from '#storage'
import type { Env } from '../env.ts'
import { toBackupProblem } from './backup-problem.ts'
import { runBackupJob } from './run-backup-job.ts'

export const BACKUP_FAILED_MAIL = 'backup-failed'

/** A failed backup is tried again after this time. */
const RETRY_MS = HOUR

/**
 * Whether a backup should start: the time of the day has passed since the last attempt, or the last
 * attempt failed some time ago.
 * @param dailyAt Minute of the day (UTC).
 */
export function isBackupDue(
  state: BackupState | undefined,
  dailyAt: number | undefined,
  now: number,
): boolean {
  if (dailyAt === undefined) return false
  if (!state?.attemptedAt) return true
  if (state.attemptedAt < lastTime(dailyAt, now)) return true
  return state.failedAt !== null && now - state.attemptedAt >= RETRY_MS
}

function lastTime(dailyAt: number, now: number): number {
  const today = Math.floor(now / DAY) * DAY + dailyAt * MINUTE
  return today <= now ? today : today - DAY
}

/** Time of the next scheduled backup; undefined for never. */
export function nextBackupAt(
  state: BackupState | undefined,
  dailyAt: number | undefined,
  now: number,
): number | undefined {
  if (dailyAt === undefined) return undefined
  if (isBackupDue(state, dailyAt, now)) return now
  const next = lastTime(dailyAt, now) + DAY
  return state?.failedAt && state.attemptedAt ? Math.min(next, state.attemptedAt + RETRY_MS) : next
}

/**
 * The task that makes backups at the configured time and on request, deletes old ones, and mails the
 * owners when backups begin to fail. Undefined without a place for backups.
 */
export function createScheduledBackups(
  env: Env,
  deps: {
    connection: Connection
    storage: FileStorage
    secret: string
    clock: Clock
    access: Access
  },
): Task | undefined {
  const { backup } = env
  if (!backup) return undefined
  const { connection, clock, access } = deps
  const { db } = connection

  async function fail(error: unknown) {
    const state = await lastBackup(db)
    const { message } = toBackupProblem(error)
    const isMailed = !state?.mailedAt
    const staff = isMailed ? await access.staff.list() : []
    const owners = staff.filter(one => one.role === 'owner' && one.disabledAt === undefined)
    await inTransaction({ db }, async tx => {
      await noteBackupFailure(tx, { error: message, isMailed }, clock.now())
      for (const { email } of owners) {
        const payload = { template: BACKUP_FAILED_MAIL, to: email, error: message }
        await addToOutbox(tx, { kind: 'mail', payload }, clock.now())
      }
      return ok()
    })
  }

  return {
    name: 'back-up',
    everyMs: 5 * SECOND,
    async run(signal) {
      const now = clock.now()
      const [open] = await listOpenBackupJobs(db, 'backup')
      if (open ? open.dueAt > now : !isBackupDue(await lastBackup(db), backup.dailyAt, now)) return
      const scheduled = { kind: 'backup', backup: null, requestedBy: null } as const
      const job = open ?? (await addBackupJob(db, scheduled, now))
      await noteBackupStart(db, now)
      try {
        await runBackupJob({ db, clock }, job, signal, async onProgress => {
          // Loaded only when it is needed.
          const { backUpSite, pruneBackups } = await import('./site-backups.ts')
          const { name } = await backUpSite(deps, env, { signal, onProgress, now: clock.now })
          const { unreadable } = await pruneBackups(env, signal)
          return { backup: name, ...(unreadable.length > 0 ? { result: { unreadable } } : {}) }
        })
      } catch (error) {
        // A server that stops is no failure: the next one continues.
        if (!signal.aborted) await fail(error)
        throw error
      }
    },
  }
}
