import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { callApi } from '#staff/client'

const EXAMPLE = '{"email": "ada@example.com", "type": "bounce"}'

/** Webhook URL for the mail provider, for bounces and complaints. */
export function BounceAddress() {
  const translate = useTranslate()
  const { data } = useQuery({
    queryKey: ['newsletter-accounts', 'bounce-address'],
    queryFn: () => callApi<{ url: string }>('GET', '/newsletter-accounts/bounce-address'),
  })
  const t = (key: string, options?: object) =>
    translate(`resources.newsletter-accounts.bounces.${key}`, options)
  return (
    <Card sx={{ padding: 2, marginBlockStart: 2, display: 'grid', gap: 1.5, maxInlineSize: 840 }}>
      <Typography variant="h2">{t('title')}</Typography>
      <Typography color="textSecondary">{t('text')}</Typography>
      <TextField
        label={t('url')}
        value={data?.url ?? ''}
        size="small"
        slotProps={{ htmlInput: { readOnly: true } }}
        onFocus={event => event.target.select()}
        helperText={t('body', { example: EXAMPLE })}
      />
    </Card>
  )
}
