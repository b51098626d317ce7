import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { Confirm, useNotify, usePermissions, useRefresh, useTranslate } from 'react-admin'
import type { Campaign } from '#newsletter/schema'
import { callApi } from '#staff/client'
import { useAction } from '../../forms/use-action.ts'
import { When } from '../../lists/dates.tsx'

/** Actions of a campaign: test, send, schedule, stop. */
export function CampaignSending({ campaign }: { campaign: Campaign }) {
  const translate = useTranslate()
  const { permissions } = usePermissions()
  const notify = useNotify()
  const refresh = useRefresh()
  const act = useAction()
  const [isAsking, setAsking] = useState(false)
  const t = (key: string) => translate(`resources.newsletter-letters.${key}`)
  if (!permissions?.includes('newsletter.write')) return null

  async function post(name: string, body?: object) {
    const path = `/newsletter-letters/${campaign.id}/${name}`
    const done = await act(() => callApi('POST', path, body ? { body } : {}))
    if (done) refresh()
    return done
  }
  const readField = (event: FormEvent<HTMLFormElement>, name: string) => {
    event.preventDefault()
    return String(new FormData(event.currentTarget).get(name))
  }
  async function test(event: FormEvent<HTMLFormElement>) {
    if (await post('test', { to: readField(event, 'to') })) {
      notify('resources.newsletter-letters.tested', { type: 'info' })
    }
  }
  async function schedule(event: FormEvent<HTMLFormElement>) {
    const at = Date.parse(readField(event, 'at'))
    if (!Number.isNaN(at)) await post('schedule', { at })
  }

  const { status, report } = campaign
  const row = { direction: 'row', useFlexGap: true, sx: { gap: 1, flexWrap: 'wrap' } } as const
  return (
    <Card sx={{ padding: 2, display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography variant="h2">{t('sending')}</Typography>
      {status === 'draft' && (
        <>
          <Stack component="form" onSubmit={test} {...row}>
            <TextField required name="to" type="email" size="small" label={t('testTo')} />
            <Button type="submit" variant="outlined">
              {t('test')}
            </Button>
          </Stack>
          <Stack component="form" onSubmit={schedule} {...row}>
            <TextField
              required
              name="at"
              type="datetime-local"
              size="small"
              label={t('at')}
              slotProps={{ inputLabel: { shrink: true } }}
            />
            <Button type="submit" variant="outlined">
              {t('schedule')}
            </Button>
          </Stack>
          <Button variant="contained" onClick={() => setAsking(true)}>
            {t('send')}
          </Button>
        </>
      )}
      {status === 'scheduled' && campaign.scheduledAt !== null && (
        <>
          <Typography>
            {t('scheduledFor')} <When at={campaign.scheduledAt} />
          </Typography>
          <Button variant="outlined" onClick={() => post('unschedule')}>
            {t('unschedule')}
          </Button>
        </>
      )}
      {status === 'paused' && (
        <>
          <Alert severity="warning">
            {t('pausedText')}
            <Typography component="blockquote" sx={{ margin: 1, overflowWrap: 'anywhere' }}>
              {campaign.pauseReason}
            </Typography>
            {t('pausedAdvice')}
          </Alert>
          <Button variant="contained" onClick={() => post('resume')}>
            {t('resume')}
          </Button>
        </>
      )}
      {(status === 'sending' || status === 'paused') && (
        <Button color="error" variant="outlined" onClick={() => post('stop')}>
          {t('stop')}
        </Button>
      )}
      {status === 'sent' && (
        <Typography>
          {t('sentAt')} {campaign.finishedAt !== null && <When at={campaign.finishedAt} />}
        </Typography>
      )}
      {(status === 'sent' || status === 'sending') &&
        report.failed + report.blocked + report.uncertain > 0 && (
          <Button variant="outlined" onClick={() => post('send-again')}>
            {t('sendAgain')}
          </Button>
        )}
      <Confirm
        isOpen={isAsking}
        title={t('confirm.title')}
        content={t('confirm.text')}
        confirm={t('confirm.button')}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          void post('schedule', {})
        }}
      />
    </Card>
  )
}
