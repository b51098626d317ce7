import { type Clock, SECOND } from '#base'
import { type Database, listOpenBackupJobs, type Task } from '#db'
import type { Env } from '../env.ts'
import { runBackupJob } from './run-backup-job.ts'

/** Problems that are stored of a backup; their number is stored too. */
const MAX_PROBLEMS = 20

/** Result of a verification. */
export interface Verification {
  tables: number
  rows: number
  files: number
  bytes: number
  databases: string[]
  /** The first problems, and how many there are. */
  problems: string[]
  problemCount: number
  tookMs: number
}

/** The task that verifies backups on request. Undefined without a place for backups. */
export function createVerifyTask(
  env: Env,
  { db, clock }: { db: Database; clock: Clock },
): Task | undefined {
  if (!env.backup) return undefined
  return {
    name: 'verify-backups',
    everyMs: 5 * SECOND,
    async run(signal) {
      const [job] = await listOpenBackupJobs(db, 'verify')
      if (!job || job.dueAt > clock.now()) return
      await runBackupJob({ db, clock }, job, signal, async onProgress => {
        // Loaded only when it is needed.
        const { verifyBackup } = await import('./site-backups.ts')
        const startedAt = performance.now()
        const { scratchUrl } = env
        const options = { scratchUrl, signal, onProgress }
        const verified = await verifyBackup(env, job.backup ?? undefined, options)
        const { name, problems, tables, rows, files, bytes, databases } = verified
        const result: Verification = {
          ...{ tables, rows, files, bytes, databases },
          problems: problems.slice(0, MAX_PROBLEMS),
          problemCount: problems.length,
          tookMs: Math.round(performance.now() - startedAt),
        }
        return { backup: name, result }
      })
    },
  }
}
