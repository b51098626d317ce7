import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { ApiError, callApi } from '#staff/client'

interface StoredKeys {
  keys: Record<string, { isSet: boolean; value?: string }>
  webhookUrl: string
  webhookEvents: string[]
}

/** Keys of a provider for one mode. They are saved apart from the settings, and secrets never come back. */
export function PaymentKeys({ provider, mode }: { provider: string; mode: 'test' | 'live' }) {
  const translate = useTranslate()
  const notify = useNotify()
  const queries = useQueryClient()
  const path = `/payment-providers/${provider}/${mode}`
  const key = ['payment-providers', provider, mode]
  const { data } = useQuery({ queryKey: key, queryFn: () => callApi<StoredKeys>('GET', path) })
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [wrong, setWrong] = useState<string[]>([])
  const [isBusy, setBusy] = useState(false)
  /** Result of the last connection test. */
  const [tested, setTested] = useState<{ account: string } | { reason: string }>()
  const t = (name: string, values?: object) =>
    translate(`resources.settings.onlinePayments.${name}`, values)
  if (!data) return null

  async function save() {
    setBusy(true)
    setTested(undefined)
    try {
      const saved = await callApi<StoredKeys>('PATCH', path, { body: { keys: typed } })
      queries.setQueryData(key, saved)
      setTyped({})
      setWrong([])
      notify('resources.settings.onlinePayments.saved')
    } catch (error) {
      const problems = error instanceof ApiError ? error.details.problems : []
      setWrong((problems as { path: string }[]).map(({ path }) => path.replace('/keys/', '')))
      const reason = error instanceof ApiError ? error.reason : 'broken'
      notify(`errors.${reason}`, { type: 'error' })
    } finally {
      setBusy(false)
    }
  }

  async function test() {
    setBusy(true)
    try {
      setTested(await callApi<{ account: string }>('POST', `${path}/test`))
    } catch (error) {
      setTested({ reason: error instanceof ApiError ? error.reason : 'broken' })
    } finally {
      setBusy(false)
    }
  }

  async function copy(text: string) {
    await navigator.clipboard?.writeText(text).then(
      () => notify('resources.settings.onlinePayments.copied'),
      () => {},
    )
  }

  const entries = Object.entries(data.keys)
  const isComplete = entries.every(([, { isSet }]) => isSet)
  return (
    <Box sx={{ display: 'grid', gap: 2, inlineSize: '100%', marginBlockEnd: 2 }}>
      {entries.map(([name, { isSet, value }]) => (
        <TextField
          key={name}
          label={t(`keys.${name}`)}
          value={typed[name] ?? value ?? ''}
          onChange={event => setTyped({ ...typed, [name]: event.target.value.trim() })}
          error={wrong.includes(name)}
          helperText={
            wrong.includes(name)
              ? translate('wrong-key')
              : t(isSet ? 'keySaved' : `keyHelp.${name}`)
          }
          autoComplete="off"
          slotProps={{ htmlInput: { spellCheck: false, maxLength: 300 } }}
        />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          loading={isBusy}
          disabled={Object.keys(typed).length === 0}
          onClick={save}
        >
          {t('save')}
        </Button>
        <Button loading={isBusy} disabled={!isComplete} onClick={test}>
          {t('test')}
        </Button>
      </Box>
      <Box role="status">
        {tested && 'account' in tested && (
          <Alert severity="success">{t('connected', { account: tested.account })}</Alert>
        )}
        {tested && 'reason' in tested && (
          <Alert severity="error">{translate(`errors.${tested.reason}`)}</Alert>
        )}
      </Box>
      <TextField
        label={t('webhookUrl')}
        value={data.webhookUrl}
        onFocus={event => event.target.select()}
        slotProps={{
          htmlInput: { readOnly: true, spellCheck: false },
          input: {
            endAdornment: <Button onClick={() => copy(data.webhookUrl)}>{t('copy')}</Button>,
          },
        }}
        helperText={t('webhookHelp')}
      />
      <Typography component="details" variant="body2" color="textSecondary">
        <summary>{t('webhookEvents')}</summary>
        {data.webhookEvents.map(event => (
          <Box component="code" key={event} sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            {event}
          </Box>
        ))}
      </Typography>
    </Box>
  )
}
