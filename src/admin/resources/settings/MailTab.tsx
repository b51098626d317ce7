import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { email, TextInput, useTranslate } from 'react-admin'
import { ApiError, callApi } from '#staff/client'
import { readMe } from '../../auth-provider.ts'

export function MailTab() {
  const translate = useTranslate()
  return (
    <>
      <TextInput
        source="mailFrom"
        parse={value => value ?? ''}
        helperText="resources.settings.mailFromHelp"
      />
      <TextInput
        source="mailReplyTo"
        type="email"
        validate={email()}
        parse={value => value ?? ''}
        helperText="resources.settings.mailReplyToHelp"
      />
      <Typography variant="h2" sx={{ marginBlock: 2 }}>
        {translate('resources.settings.testMail')}
      </Typography>
      <TestMail />
    </>
  )
}

type Outcome = { state: 'waiting' | 'sent' | 'saved' | 'failed' | 'slow'; error?: string | null }
const ASK_EVERY_MS = 700
const ASK_FOR_MS = 40_000

/** Sends a test mail and waits for the result. */
function TestMail() {
  const translate = useTranslate()
  const t = (key: string) => translate(`resources.settings.${key}`)
  const [to, setTo] = useState('')
  const [outcome, setOutcome] = useState<Outcome>()
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    readMe().then(
      me => setTo(known => known || me.email),
      () => {},
    )
    return () => {
      isMounted.current = false
    }
  }, [])

  async function send() {
    setOutcome({ state: 'waiting' })
    try {
      const { id } = await callApi<{ id: string }>('POST', '/settings/test-mail', { body: { to } })
      const endsAt = Date.now() + ASK_FOR_MS
      while (isMounted.current && Date.now() < endsAt) {
        await new Promise(resolve => setTimeout(resolve, ASK_EVERY_MS))
        const found = await callApi<Outcome>('GET', `/settings/test-mail/${id}`)
        if (found.state !== 'waiting') return setOutcome(found)
      }
      setOutcome({ state: 'slow' })
    } catch (error) {
      const reason = error instanceof ApiError ? error.reason : 'broken'
      setOutcome({ state: 'failed', error: translate(`errors.${reason}`) })
    }
  }

  const severity = {
    waiting: 'info',
    sent: 'success',
    saved: 'warning',
    failed: 'error',
    slow: 'warning',
  } as const
  return (
    <Box sx={{ display: 'grid', gap: 1.5, inlineSize: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
        <TextField
          type="email"
          label={t('testMailTo')}
          value={to}
          onChange={event => setTo(event.target.value)}
          sx={{ flexGrow: 1, maxInlineSize: '24rem' }}
        />
        <Button
          variant="outlined"
          onClick={send}
          disabled={!/^[^\s@]+@[^\s@]+$/.test(to)}
          loading={outcome?.state === 'waiting'}
          sx={{ minBlockSize: 40 }}
        >
          {t('testMailSend')}
        </Button>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t('testMailHelp')}
      </Typography>
      {outcome && (
        <Alert severity={severity[outcome.state]} role="status">
          {t(`testMailState.${outcome.state}`)}
          {outcome.error && <div>{outcome.error}</div>}
        </Alert>
      )}
    </Box>
  )
}
