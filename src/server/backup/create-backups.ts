import { seal, unseal } from '#auth'
import { MINUTE, ok, refuse } from '#base'
import {
  addBackupJob,
  type BackupJob,
  type BackupProblem,
  lastBackup,
  listBackupJobs,
  listOpenBackupJobs,
} from '#db'
import type { Env } from '../env.ts'
import { toBackupProblem } from './backup-problem.ts'
import { timeOfSnapshot } from './repository/snapshot-names.ts'
import { createScheduledBackups, nextBackupAt } from './scheduled-backups.ts'
import type { ListedBackup } from './site-backups.ts'
import { sweepTemporaryFolders } from './temporary-folders.ts'
import { createVerifyTask, type Verification } from './verify-task.ts'

/** A link to a download works this long, for its start. */
const LINK_LASTS_MS = MINUTE
/** Ended jobs that are shown. */
const SHOWN_JOBS = 20

/** How a backup came about. Others were made by the command or by another site. */
export type BackupOrigin = { by: 'schedule' } | { by: 'staff'; userId: string } | { by: 'other' }

export interface StoredBackup extends ListedBackup {
  origin: BackupOrigin
  /** The last verification that ended, with its time. */
  verification: (Partial<Verification> & { at: number; problem: BackupProblem | null }) | null
}

/** Backups of this site, for the admin. */
export function createBackups(env: Env, deps: Parameters<typeof createScheduledBackups>[1]) {
  const { connection, clock, secret } = deps
  const { db } = connection
  const load = () => import('./site-backups.ts')

  /** Refuses with the reason if the place of backups cannot be used. */
  async function orProblem<Value>(work: () => Promise<Value>) {
    if (!env.backup) return refuse('backups-off')
    try {
      return ok({ value: await work() })
    } catch (error) {
      const problem = toBackupProblem(error)
      if (problem.code === 'UNEXPECTED') throw error
      if (problem.code === 'NO_SUCH_BACKUP') return refuse('not-found')
      return refuse('backups-unavailable', { problem })
    }
  }

  async function request(job: Pick<BackupJob, 'kind' | 'backup' | 'requestedBy'>) {
    if (!env.backup) return refuse('backups-off')
    const open = await listOpenBackupJobs(db, job.kind)
    const same = open.find(one => one.backup === job.backup)
    return ok({ job: same ?? (await addBackupJob(db, job, clock.now())) })
  }

  return {
    tasks: [createScheduledBackups(env, deps), createVerifyTask(env, { db, clock })].filter(
      task => task !== undefined,
    ),

    /** Settings, the last backup and the jobs that run or ended last. Reads only the database. */
    async state() {
      const { backup } = env
      const [last, jobs] = await Promise.all([lastBackup(db), listBackupJobs(db)])
      const isOpen = (job: BackupJob) => job.endedAt === null
      return {
        settings: backup && {
          place: backup.name,
          isFolder: 'folder' in backup.place,
          keySetting: backup.keyFile ? 'BACKUP_KEY_FILE' : backup.key ? 'BACKUP_KEY' : null,
          dailyAt: backup.dailyAt ?? null,
          nextAt: nextBackupAt(last, backup.dailyAt, clock.now()) ?? null,
          keep: backup.keep,
          verifiesPostgres: env.scratchUrl !== undefined,
        },
        setup: {
          database: connection.kind,
          storage: env.storage,
          workers: env.workers,
          hasSecretKey: env.secretKey !== undefined,
        },
        failure: last?.failedAt ? { at: last.failedAt, message: last.error ?? '' } : null,
        jobs: [...jobs.filter(isOpen), ...jobs.filter(job => !isOpen(job)).slice(0, SHOWN_JOBS)],
      }
    },

    /** All backups, newest first. No place yet is an empty list. */
    async list() {
      const listed = await orProblem(async () => (await load()).listBackups(env, db))
      if (!listed.ok && 'problem' in listed && listed.problem.code === 'NO_BACKUPS') {
        return ok({ isEncrypted: Boolean(env.backup?.key ?? env.backup?.keyFile), backups: [] })
      }
      if (!listed.ok) return listed
      const jobs = await listBackupJobs(db)
      const { isEncrypted, backups } = listed.value
      const all = backups.map((one): StoredBackup => ({ ...one, ...historyOf(one.name, jobs) }))
      return ok({ isEncrypted, backups: all.reverse() })
    },

    /** Asks for a backup, which a server starts within seconds. */
    request: (userId: string) => request({ kind: 'backup', backup: null, requestedBy: userId }),
    requestVerification: (backup: string, userId: string) =>
      request({ kind: 'verify', backup, requestedBy: userId }),

    remove: (name: string) => orProblem(async () => (await load()).deleteBackup(env, name)),

    openArchive: (name: string) =>
      orProblem(async () => (await load()).openBackupArchive(env, name)),

    timeOf: timeOfSnapshot,

    /** Deletes what killed verifications and restores left in the data folder. */
    sweep: () => sweepTemporaryFolders(env.dataDir),

    /** A token that lets a user start one download for a short time. */
    downloadToken: (name: string, userId: string) =>
      seal(secret, JSON.stringify([name, userId, clock.now() + LINK_LASTS_MS])),
    mayDownload(token: string, name: string, userId: string): boolean {
      try {
        const [forName, forUser, until] = JSON.parse(unseal(secret, token))
        return forName === name && forUser === userId && until > clock.now()
      } catch {
        return false
      }
    },
  }
}

export type Backups = ReturnType<typeof createBackups>

function historyOf(name: string, jobs: readonly BackupJob[]) {
  const made = jobs.find(job => job.kind === 'backup' && job.backup === name)
  const verified = jobs.find(
    job => job.kind === 'verify' && job.backup === name && job.endedAt !== null,
  )
  const origin: BackupOrigin = !made
    ? { by: 'other' }
    : made.requestedBy === null
      ? { by: 'schedule' }
      : { by: 'staff', userId: made.requestedBy }
  const verification = verified && {
    ...(verified.result as Partial<Verification> | null),
    at: verified.endedAt ?? 0,
    problem: verified.problem,
  }
  return { origin, verification: verification ?? null }
}
