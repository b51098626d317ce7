import { expect, it } from 'vitest'
import { restoreSteps } from './restore-steps.ts'
import type { BackupSettings, Setup } from './use-backups.ts'

const id = '2027-01-04T09-00-01-000Z'
const settings: BackupSettings = {
  ...{ place: '/mnt/backup', isFolder: true, keySetting: null, dailyAt: 150, nextAt: null },
  ...{ keep: { last: 3, daily: 7, weekly: 5, monthly: 12 }, verifiesPostgres: false },
}
const one: Setup = { database: 'sqlite', storage: 'disk', workers: 1, hasSecretKey: false }

it('stops one process on SQLite, restores this backup and starts again', () => {
  const steps = restoreSteps({ id }, { settings, setup: one }, false)
  expect(steps.map(({ name }) => name)).toEqual(['save', 'stop', 'restore', 'start', 'after'])
  expect(steps[2]).toMatchObject({
    command: `npx vitrine restore --at ${id} --yes`,
    values: { settings: 'BACKUP_TO, DATA_DIR' },
  })
  expect(steps[3]?.command).toBe('npx vitrine start')
})

it('stops all copies on Postgres, and names the settings that the command needs', () => {
  const setup: Setup = { database: 'postgres', storage: 's3', workers: 4, hasSecretKey: true }
  const keyed = { ...settings, keySetting: 'BACKUP_KEY_FILE' as const }
  const steps = restoreSteps({ id }, { settings: keyed, setup }, true)
  expect(steps.map(({ name }) => name)).toContain('stopCopies')
  expect(steps[2]?.values).toEqual({
    settings: 'BACKUP_TO, BACKUP_KEY_FILE, DATABASE_URL, S3_…, SECRET_KEY, DATA_DIR',
  })
  expect(steps[3]?.command).toBe('npx vitrine start --workers 4')
})
