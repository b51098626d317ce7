import type { Access } from '#auth'
import { type Clock, DAY, HOUR, MINUTE, ok, SECOND, VitrineError } from '#base'
import {
  addToOutbox,
  type BackupState,
  type Connection,
  inTransaction,
  lastBackup,
  noteBackupFailure,
  noteBackupStart,
  type Task,
} from '#db'
import type { FileStorage } from '#storage'
import type { Env } from '../env.ts'

export const BACKUP_FAILED_MAIL = 'backup-failed'

/** A failed backup is tried again after this time. */
const RETRY_MS = HOUR

/**
 * Whether a backup should start: it was requested, the time of the day has passed since the last
 * attempt, or the last attempt failed some time ago.
 * @param dailyAt Minute of the day (UTC).
 */
export function isBackupDue(
  state: BackupState | undefined,
  dailyAt: number | undefined,
  now: number,
): boolean {
  if (state?.requestedAt) return true
  if (dailyAt === undefined) return false
  if (!state?.attemptedAt) return true
  const today = Math.floor(now / DAY) * DAY + dailyAt * MINUTE
  const lastTime = today <= now ? today : today - DAY
  if (state.attemptedAt < lastTime) return true
  return state.failedAt !== null && now - state.attemptedAt >= RETRY_MS
}

/**
 * The task that makes backups at the configured time, deletes old ones, and mails the owners when
 * backups begin to fail. Undefined without a place for backups.
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
    const message = sentenceOf(error)
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
      if (!isBackupDue(await lastBackup(db), backup.dailyAt, clock.now())) return
      await noteBackupStart(db, clock.now())
      try {
        // Loaded only when it is needed.
        const { backUpSite, pruneBackups } = await import('./site-backups.ts')
        await backUpSite(deps, env, { signal, now: clock.now })
        await pruneBackups(env, signal)
      } catch (error) {
        // A server that stops is no failure: another attempt starts after an hour or the restart.
        if (!signal.aborted) await fail(error)
        throw error
      }
    },
  }
}

/** Messages of unexpected errors may contain values of rows. */
const sentenceOf = (error: unknown) =>
  error instanceof VitrineError ? error.message : 'Unexpected error: see the log of the server.'
