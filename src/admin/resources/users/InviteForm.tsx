import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useLeaveWarning } from '../../forms/use-leave-warning.ts'
import { RoleSelect } from './RoleSelect.tsx'

const wide = { flex: '1 1 220px' } as const
const EMPTY = { email: '', name: '', role: 'editor' }

export function InviteForm({ onInvite }: { onInvite(body: typeof EMPTY): Promise<boolean> }) {
  const translate = useTranslate()
  const t = (key: string) => translate(`resources.users.${key}`)
  const [values, setValues] = useState(EMPTY)
  const [isBusy, setBusy] = useState(false)
  useLeaveWarning(values.email !== '' || values.name !== '')
  const field = (name: keyof typeof EMPTY) => ({
    label: t(`fields.${name}`),
    value: values[name],
    onChange: (event: { target: { value: string } }) =>
      setValues({ ...values, [name]: event.target.value }),
  })
  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    // Keep the input if refused.
    if (await onInvite(values)) setValues(EMPTY)
    setBusy(false)
  }
  return (
    <Card component="section" aria-labelledby="invite">
      <CardContent>
        <Typography variant="h2" id="invite">
          {t('invite')}
        </Typography>
        <Typography color="textSecondary" sx={{ marginBlockEnd: 2 }}>
          {t('inviteHelp')}
        </Typography>
        <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
          <TextField {...field('email')} type="email" required sx={wide} />
          <TextField {...field('name')} sx={wide} />
          <RoleSelect {...field('role')} helperText={t(`roleHelp.${values.role}`)} sx={wide} />
          <Button type="submit" variant="contained" loading={isBusy} sx={{ blockSize: 40 }}>
            {t('send')}
          </Button>
        </Box>
      </CardContent>
    </Card>
  )
}
