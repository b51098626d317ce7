import type { Backup, BackupsState } from './use-backups.ts'

export interface RestoreStep {
  /** Key of its text. */
  name: string
  values?: Record<string, string>
  command?: string
}

/** Steps to restore a backup, for the way in which this site runs. */
export function restoreSteps(
  { id }: Pick<Backup, 'id'>,
  { settings, setup }: Pick<BackupsState, 'settings' | 'setup'>,
  isEncrypted: boolean,
): RestoreStep[] {
  const hasCopies = setup.database === 'postgres'
  const needed = ['BACKUP_TO']
  if (isEncrypted) needed.push(settings?.keySetting ?? 'BACKUP_KEY')
  if (setup.database === 'postgres') needed.push('DATABASE_URL')
  if (setup.storage === 's3') needed.push('S3_…')
  if (setup.hasSecretKey) needed.push('SECRET_KEY')
  needed.push('DATA_DIR')
  const workers = setup.workers > 1 ? ` --workers ${setup.workers}` : ''
  return [
    { name: 'save' },
    { name: hasCopies ? 'stopCopies' : 'stop', command: 'systemctl stop vitrine' },
    {
      name: 'restore',
      values: { settings: needed.join(', ') },
      command: `npx vitrine restore --at ${id} --yes`,
    },
    { name: hasCopies ? 'startCopies' : 'start', command: `npx vitrine start${workers}` },
    { name: 'after' },
  ]
}
