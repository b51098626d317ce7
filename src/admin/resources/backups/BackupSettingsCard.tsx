import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useDates } from '../../lists/dates.tsx'
import { type BackupSettings, useBackupTexts } from './use-backups.ts'

/** Settings of backups, which are environment variables and can only be read here. */
export function BackupSettingsCard({ settings }: { settings: BackupSettings }) {
  const t = useBackupTexts()
  const { moment } = useDates()
  const { place, isFolder, keySetting, dailyAt, nextAt, keep, verifiesPostgres } = settings
  return (
    <Box component="section" aria-labelledby="backups-settings" sx={{ display: 'grid', gap: 1 }}>
      <Typography id="backups-settings" variant="h2">
        {t('settings.title')}
      </Typography>
      <Typography color="textSecondary">{t('settings.help')}</Typography>
      <Card component="dl" sx={{ margin: 0 }}>
        <Row name={t('settings.place')} setting="BACKUP_TO">
          {place} {isFolder && <Note>{t('settings.folder')}</Note>}
        </Row>
        <Row name={t('settings.encryption')} setting={keySetting ?? 'BACKUP_KEY'}>
          {t(keySetting ? 'settings.on' : 'settings.off')}{' '}
          <Note>{t(keySetting ? 'settings.keepKey' : 'settings.noKey')}</Note>
        </Row>
        <Row name={t('settings.schedule')} setting="BACKUP_AT">
          {dailyAt === null ? (
            t('settings.never')
          ) : (
            <>
              {t('settings.daily', { time: toTime(dailyAt) })}{' '}
              {nextAt !== null && <Note>{t('settings.next', { at: moment(nextAt) })}</Note>}
            </>
          )}
        </Row>
        <Row name={t('settings.retention')} setting="BACKUP_KEEP">
          {t('settings.keep', keep)}
        </Row>
        <Row name={t('settings.verification')} setting="DATABASE_URL_SCRATCH">
          {t(verifiesPostgres ? 'settings.bothDatabases' : 'settings.sqlite')}
        </Row>
      </Card>
    </Box>
  )
}

function Row({ name, setting, children }: { name: string; setting: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '12rem 1fr' },
        columnGap: 2,
        padding: 2,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box component="dt">
        <Typography component="span" variant="subtitle2" sx={{ display: 'block' }}>
          {name}
        </Typography>
        <Typography component="code" variant="body2" color="textSecondary">
          {setting}
        </Typography>
      </Box>
      <Typography component="dd" variant="body2" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  )
}

function Note({ children }: { children: ReactNode }) {
  return (
    <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
      {children}
    </Typography>
  )
}

const MINUTES = 60

const toTime = (minute: number) =>
  [Math.floor(minute / MINUTES), minute % MINUTES]
    .map(part => String(part).padStart(2, '0'))
    .join(':')
