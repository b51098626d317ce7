import type { Database } from './connect.ts'
import type { Tables } from './tables/index.ts'

/** Backups of this site, as all processes see them. Times are UTC milliseconds. */
export interface BackupState {
  attemptedAt: number | null
  /** The last backup that succeeded; null if there was none. */
  succeededAt: number | null
  /** Setting of its place; null if an older version made it. */
  place: string | null
  name: string | null
  durationMs: number | null
  addedBytes: number | null
  /** The last failure since the last success; null if there was none. */
  failedAt: number | null
  error: string | null
  /** When the owners were told about it. */
  mailedAt: number | null
}

/** The last backup and its failures since; undefined if there was no attempt. */
export async function lastBackup(db: Database): Promise<BackupState | undefined> {
  const row = await db.selectFrom('backup_state').selectAll().where('id', '=', 1).executeTakeFirst()
  return (
    row && {
      attemptedAt: row.attempted_at,
      succeededAt: row.succeeded_at,
      place: row.place,
      name: row.name,
      durationMs: row.duration_ms,
      addedBytes: row.added_bytes,
      failedAt: row.failed_at,
      error: row.error,
      mailedAt: row.mailed_at,
    }
  )
}

async function update(db: Database, row: Partial<Omit<Tables['backup_state'], 'id'>>) {
  await db
    .insertInto('backup_state')
    .values({ id: 1, ...row })
    .onConflict(conflict => conflict.column('id').doUpdateSet(row))
    .execute()
}

export const noteBackupStart = (db: Database, now: number) => update(db, { attempted_at: now })

export const noteBackup = (
  db: Database,
  backup: { place: string; name: string; durationMs: number; addedBytes: number },
  now: number,
) =>
  update(db, {
    succeeded_at: now,
    place: backup.place,
    name: backup.name,
    duration_ms: backup.durationMs,
    added_bytes: backup.addedBytes,
    failed_at: null,
    error: null,
    mailed_at: null,
  })

/** @param isMailed Whether the owners are told about this failure. */
export const noteBackupFailure = (
  db: Database,
  { error, isMailed }: { error: string; isMailed: boolean },
  now: number,
) =>
  update(db, {
    failed_at: now,
    error: error.slice(0, 1000),
    ...(isMailed ? { mailed_at: now } : {}),
  })
