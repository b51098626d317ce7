import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database, lastBackup } from '#db'
import type { BackupSettings } from './read-settings.ts'

/**
 * Time and place of the last backup (UTC milliseconds), and whether a later attempt failed; undefined
 * without any.
 */
export async function readLastBackup(db: Database) {
  const state = await lastBackup(db)
  const at = state?.succeededAt ?? state?.failedAt
  return state && at ? { at, ok: state.failedAt === null, place: state.place } : undefined
}

/** Whether the place is a folder without backups, for example because its disk is not mounted. */
export async function hasNoBackups({ place }: BackupSettings): Promise<boolean> {
  if (!('folder' in place)) return false
  const { REPOSITORY_CONFIG } = await import('./repository/open-repository.ts')
  return access(join(place.folder, REPOSITORY_CONFIG)).then(
    () => false,
    error => error.code === 'ENOENT',
  )
}
