import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { OpenSession } from '#auth/schema'
import { callApi } from '#staff/client'
import { useDates } from '../../lists/dates.tsx'
import { describeDevice } from './describe-device.ts'
import { Section } from './Section.tsx'
import { useAccountList, useAccountTexts } from './use-account.ts'

interface Session extends OpenSession {
  isThis: boolean
}

/** Active sessions, with sign-out. */
export function Sessions() {
  const t = useAccountTexts()
  const { moment } = useDates()
  const { items, hasFailed, run } = useAccountList<Session>('/account/sessions')
  const nameOf = (userAgent: string) => {
    const { browser, system } = describeDevice(userAgent)
    return browser && system ? t('device', { browser, system }) : (browser ?? t('unknown'))
  }
  return (
    <Section title={t('sessions')}>
      {hasFailed && <Alert severity="error">{t('failed')}</Alert>}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, inlineSize: '100%' }}>
        {items?.map(({ id, userAgent, address, seenAt, isThis }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', gap: 1, alignItems: 'center', minBlockSize: 52 }}
          >
            <Box sx={{ flexGrow: 1 }}>
              {nameOf(userAgent)} {isThis && <strong>({t('thisOne')})</strong>}
              <Typography variant="body2" color="textSecondary">
                {[address, t('seen', { date: moment(seenAt) })].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
            {!isThis && (
              <Button
                size="small"
                onClick={() =>
                  run(() => callApi('DELETE', `/account/sessions/${encodeURIComponent(id)}`))
                }
              >
                {t('end')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {items && items.length > 1 && (
        <Button
          variant="outlined"
          onClick={() => run(() => callApi('DELETE', '/account/sessions'))}
        >
          {t('endOthers')}
        </Button>
      )}
    </Section>
  )
}
