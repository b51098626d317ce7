import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type FormEvent, useEffect, useState } from 'react'
import { useLocaleState, useNotify, useTheme } from 'react-admin'
import { callApi, LOCALES } from '#staff/client'
import { clearKnownUser, readMe } from '../../auth-provider.ts'
import { useLeaveWarning } from '../../forms/use-leave-warning.ts'
import { Section } from './Section.tsx'
import { useAccountTexts, useAttempt } from './use-account.ts'

/** Name, language and color scheme. */
export function Profile() {
  const t = useAccountTexts()
  const notify = useNotify()
  const attempt = useAttempt()
  const [name, setName] = useState('')
  const [saved, setSaved] = useState('')
  useLeaveWarning(name !== saved)
  const [locale, setLocale] = useLocaleState()
  const [theme, setTheme] = useTheme()
  useEffect(() => {
    readMe().then(
      me => {
        setName(me.name)
        setSaved(me.name)
      },
      () => {},
    )
  }, [])
  async function save(event: FormEvent) {
    event.preventDefault()
    const done = await attempt(() => callApi('PATCH', '/account', { body: { name } }))
    clearKnownUser()
    if (!done) return
    setSaved(name)
    notify('resources.account.saved', { type: 'success' })
  }
  return (
    <Section title={t('profile')}>
      <Box component="form" onSubmit={save} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <TextField
          label={t('fields.name')}
          value={name}
          onChange={event => setName(event.target.value)}
          required
          autoComplete="name"
          slotProps={{ htmlInput: { maxLength: 100 } }}
          sx={{ minInlineSize: 280 }}
        />
        <Button type="submit" variant="outlined" disabled={!name.trim()}>
          {t('save')}
        </Button>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <TextField
          select
          label={t('language')}
          value={locale}
          onChange={event => setLocale(event.target.value)}
          helperText={t('languageHelp')}
          sx={{ minInlineSize: 180 }}
        >
          {Object.entries(LOCALES).map(([id, label]) => (
            <MenuItem key={id} value={id} lang={id}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={t('scheme')}
          value={theme ?? 'light'}
          onChange={event => setTheme(event.target.value as 'light' | 'dark')}
          helperText={t('schemeHelp')}
          sx={{ minInlineSize: 180 }}
        >
          {['light', 'dark'].map(one => (
            <MenuItem key={one} value={one}>
              {t(`schemes.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
    </Section>
  )
}
