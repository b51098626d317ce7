import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import type { Passkey } from '#auth/schema'
import { addPasskey, callApi, passkeySupport } from '#staff/client'
import { useDates } from '../../lists/dates.tsx'
import { describeDevice } from './describe-device.ts'
import { Section } from './Section.tsx'
import { useAccountList, useAccountTexts } from './use-account.ts'

export function Passkeys() {
  const t = useAccountTexts()
  const notify = useNotify()
  const { day } = useDates()
  const { items, hasFailed, reload, run } = useAccountList<Passkey>('/account/passkeys')
  const support = passkeySupport()
  const [editing, setEditing] = useState<string>()
  const path = (id: string) => `/account/passkeys/${encodeURIComponent(id)}`

  async function add() {
    const { browser, system } = describeDevice(navigator.userAgent)
    const name = [browser, system].filter(Boolean).join(', ')
    const outcome = await addPasskey(name)
    if (outcome === 'cancelled') return
    if (outcome === 'done') notify('resources.account.passkeyAdded', { type: 'success' })
    else if (outcome === 'offline' || outcome === 'too-many') {
      notify(`errors.${outcome}`, { type: 'error' })
    } else {
      const key = outcome === 'stale' ? 'passkeyStale' : 'passkeyFailed'
      notify(`resources.account.${key}`, { type: 'error' })
    }
    reload()
  }
  async function rename(event: FormEvent<HTMLFormElement>, id: string) {
    event.preventDefault()
    const body = Object.fromEntries(new FormData(event.currentTarget))
    if (await run(() => callApi('PATCH', path(id), { body }))) setEditing(undefined)
  }

  return (
    <Section title={t('passkeys')}>
      <Typography>{t(`passkeysHelp.${support}`)}</Typography>
      {hasFailed && <Alert severity="error">{t('failed')}</Alert>}
      {items && items.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, inlineSize: '100%' }}>
          {items.map(({ id, name, createdAt }) => (
            <Box
              component="li"
              key={id}
              sx={{ display: 'flex', gap: 1, alignItems: 'center', minBlockSize: 44 }}
            >
              {editing === id ? (
                <Box
                  component="form"
                  onSubmit={(event: FormEvent<HTMLFormElement>) => rename(event, id)}
                  sx={{ display: 'flex', gap: 1, flexGrow: 1 }}
                >
                  <TextField
                    name="name"
                    label={t('fields.passkey')}
                    defaultValue={name}
                    required
                    autoFocus
                  />
                  <Button type="submit">{t('save')}</Button>
                </Box>
              ) : (
                <>
                  <Box sx={{ flexGrow: 1 }}>
                    {name || t('unnamed')}
                    {createdAt && (
                      <Typography variant="body2" color="textSecondary">
                        {t('added', { date: day(createdAt) })}
                      </Typography>
                    )}
                  </Box>
                  <Button size="small" onClick={() => setEditing(id)}>
                    {t('rename')}
                  </Button>
                  <Button
                    size="small"
                    color="error"
                    onClick={() => run(() => callApi('DELETE', path(id)))}
                  >
                    {t('remove')}
                  </Button>
                </>
              )}
            </Box>
          ))}
        </Box>
      )}
      {support === 'supported' && (
        <Button variant="outlined" onClick={add}>
          {t('addPasskey')}
        </Button>
      )}
    </Section>
  )
}
