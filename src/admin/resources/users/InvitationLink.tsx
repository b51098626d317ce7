import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import type { InvitationLinkOf } from './use-users.ts'

/** Link of an invitation that was not mailed. */
export function InvitationLink({ email, link, onCopy }: InvitationLinkOf & { onCopy(): void }) {
  const translate = useTranslate()
  const t = (key: string, values?: object) => translate(`resources.users.${key}`, values)
  return (
    <Alert severity="info" role="status">
      <AlertTitle>{t('linkTitle')}</AlertTitle>
      {t('linkText')}
      <TextField
        label={t('linkFor', { email })}
        value={link}
        size="small"
        fullWidth
        sx={{ marginBlock: 1.5 }}
        slotProps={{ htmlInput: { readOnly: true, dir: 'ltr' } }}
        onFocus={event => event.target.select()}
      />
      <Button variant="outlined" size="small" onClick={onCopy}>
        {t('copyLink')}
      </Button>
    </Alert>
  )
}
