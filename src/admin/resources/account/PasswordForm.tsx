import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { callApi } from '#staff/client'
import { Section } from './Section.tsx'
import { useAccountTexts, useAttempt } from './use-account.ts'

export function PasswordForm() {
  const t = useAccountTexts()
  const notify = useNotify()
  const attempt = useAttempt()
  const [isBusy, setBusy] = useState(false)
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const body = Object.fromEntries(new FormData(form))
    setBusy(true)
    const done = await attempt(() => callApi('POST', '/account/password', { body }))
    setBusy(false)
    if (!done) return
    form.reset()
    notify('resources.account.passwordChanged', { type: 'success' })
  }
  return (
    <Section title={t('password')}>
      <Box
        component="form"
        onSubmit={submit}
        sx={{ display: 'grid', gap: 2, justifyItems: 'start', inlineSize: '100%' }}
      >
        <TextField
          name="password"
          type="password"
          label={t('fields.password')}
          required
          autoComplete="current-password"
          sx={{ inlineSize: 'min(100%, 420px)' }}
        />
        <TextField
          name="newPassword"
          type="password"
          label={t('fields.newPassword')}
          required
          autoComplete="new-password"
          helperText={t('passwordHelp')}
          slotProps={{ htmlInput: { minLength: 12, maxLength: 200 } }}
          sx={{ inlineSize: 'min(100%, 420px)' }}
        />
        <Button type="submit" variant="outlined" loading={isBusy}>
          {t('changePassword')}
        </Button>
      </Box>
    </Section>
  )
}
