import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useNotify, useTranslate } from 'react-admin'
import { callApi } from '#staff/client'
import { useAction } from '../../forms/use-action.ts'

const PATH = '/form-webhooks/secret'
const KEY = ['form-webhooks', 'secret']

/** Webhook signing secret: shown on request, can be replaced. */
export function WebhookSecret() {
  const translate = useTranslate()
  const notify = useNotify()
  const act = useAction()
  const queries = useQueryClient()
  const [isShown, setShown] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: () => callApi<{ secret: string }>('GET', PATH),
    enabled: isShown,
  })
  const t = (key: string) => translate(`resources.settings.formWebhooks.${key}`)

  async function replace() {
    setAsking(false)
    const replaced = await act(() => callApi<{ secret: string }>('POST', PATH))
    if (!replaced) return
    queries.setQueryData(KEY, replaced.value)
    setShown(true)
    notify('resources.settings.formWebhooks.replaced')
  }

  return (
    <Box sx={{ marginBlockStart: 4, display: 'grid', gap: 1.5, inlineSize: '100%' }}>
      <Typography variant="h2">{t('title')}</Typography>
      <Typography color="textSecondary">{t('text')}</Typography>
      {isShown && (
        <TextField
          label={t('secret')}
          value={data?.secret ?? ''}
          size="small"
          slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
          onFocus={event => event.target.select()}
          helperText={t('help')}
        />
      )}
      <div>
        {!isShown && <Button onClick={() => setShown(true)}>{t('show')}</Button>}
        <Button onClick={() => setAsking(true)}>{t('replace')}</Button>
      </div>
      <Confirm
        isOpen={isAsking}
        title={t('replaceTitle')}
        content={t('replaceText')}
        confirm={t('replaceConfirm')}
        onClose={() => setAsking(false)}
        onConfirm={replace}
      />
    </Box>
  )
}
