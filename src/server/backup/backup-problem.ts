import { VitrineError } from '#base'
import type { BackupProblem } from '#db'

const FILE_ERRORS = new Set([
  ...['EACCES', 'EBUSY', 'EDQUOT', 'EEXIST', 'EIO', 'EISDIR', 'ENOENT', 'ENOSPC', 'ENOTDIR'],
  ...['EPERM', 'EROFS', 'ESTALE', 'ETIMEDOUT'],
])

/** Why a backup failed, in one sentence. Messages of unexpected errors may contain values of rows. */
export function toBackupProblem(error: unknown): BackupProblem {
  if (error instanceof VitrineError) return { code: error.code, message: error.message }
  const { code = '', syscall } = error as NodeJS.ErrnoException
  if (syscall !== undefined && FILE_ERRORS.has(code)) {
    const message = `The place of backups or the data folder cannot be used: ${(error as Error).message}.`
    return { code: code === 'ENOSPC' ? 'BACKUP_DISK_FULL' : 'BACKUP_UNWRITABLE', message }
  }
  return { code: 'UNEXPECTED', message: 'Unexpected error: see the log of the server.' }
}
