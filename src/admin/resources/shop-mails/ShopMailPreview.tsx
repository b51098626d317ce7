import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { ApiError, callApi } from '#staff/client'
import type { Language } from '#texts'
import { readMe } from '../../auth-provider.ts'
import { useAction } from '../../forms/use-action.ts'
import { type ShopMailRecord, toMailEdit } from './shop-mail.ts'

const PREVIEW_DELAY_MS = 400
const WIDTHS = { phone: 390, desktop: 600 }
type Scheme = 'light' | 'dark'

/** The email with the entered texts, and a form that sends it as a test. */
export function ShopMailPreview({ mail, language }: { mail: ShopMailRecord; language: Language }) {
  const translate = useTranslate()
  const t = (key: string, options?: object) => translate(`resources.shop-mails.${key}`, options)
  const notify = useNotify()
  const act = useAction()
  const [scheme, setScheme] = useState<Scheme>('light')
  const [width, setWidth] = useState<keyof typeof WIDTHS>('desktop')
  const [order, setOrder] = useState('')
  const [to, setTo] = useState('')
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    readMe().then(
      me => setTo(known => known || me.email),
      () => {},
    )
  }, [])
  const values = useWatch() as Record<string, unknown>
  const request = useDelayed(
    JSON.stringify({
      language,
      edit: toMailEdit({ ...mail, ...values }),
      ...(/^[1-9]\d{0,8}$/.test(order) && { orderNumber: Number(order) }),
    }),
  )
  const { data, error } = useQuery({
    queryKey: ['shop-mails', 'preview', mail.id, request],
    queryFn: () =>
      callApi<{ subject: string; html: string }>('POST', `/shop-mails/${mail.id}/preview`, {
        body: JSON.parse(request),
      }),
    placeholderData: before => before,
    retry: false,
  })

  async function send() {
    setSending(true)
    const body = { ...JSON.parse(request), to }
    const sent = await act(() => callApi('POST', `/shop-mails/${mail.id}/test`, { body }))
    setSending(false)
    if (sent) {
      notify('resources.shop-mails.tested', { type: 'success', messageArgs: { email: to } })
    }
  }

  const reason = error instanceof ApiError ? error.reason : 'broken'
  const choice = { select: true, size: 'small', sx: { minInlineSize: 140 } } as const
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2, inlineSize: '100%', minInlineSize: 0 }}>
      <Typography variant="h2">{t('preview')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <TextField
          {...choice}
          id="shop-mail-scheme"
          label={t('scheme')}
          value={scheme}
          onChange={event => setScheme(event.target.value as Scheme)}
        >
          <MenuItem value="light">{t('light')}</MenuItem>
          <MenuItem value="dark">{t('dark')}</MenuItem>
        </TextField>
        <TextField
          {...choice}
          id="shop-mail-width"
          label={t('width')}
          value={width}
          onChange={event => setWidth(event.target.value as keyof typeof WIDTHS)}
        >
          <MenuItem value="phone">{t('phone')}</MenuItem>
          <MenuItem value="desktop">{t('desktop')}</MenuItem>
        </TextField>
        <TextField
          size="small"
          id="shop-mail-order"
          label={t('order')}
          value={order}
          onChange={event => setOrder(event.target.value.trim())}
          helperText={t('orderHelp')}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      </Box>
      {error && (
        <Alert severity="error">
          {reason === 'not-found' ? t('noOrder') : translate(`errors.${reason}`)}
        </Alert>
      )}
      {data && !error && (
        <>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {t('subjectLine', { subject: data.subject })}
          </Typography>
          <Box
            component="iframe"
            title={t('previewOf')}
            srcDoc={inScheme(data.html, scheme)}
            sandbox=""
            sx={{
              inlineSize: WIDTHS[width],
              maxInlineSize: '100%',
              blockSize: 640,
              border: '1px solid',
              borderColor: 'divider',
            }}
          />
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>
        <TextField
          size="small"
          type="email"
          id="shop-mail-test-to"
          label={t('testTo')}
          value={to}
          onChange={event => setTo(event.target.value)}
          sx={{ flexGrow: 1, maxInlineSize: '24rem' }}
        />
        <Button
          variant="outlined"
          onClick={send}
          loading={isSending}
          disabled={Boolean(error) || !/^[^\s@]+@[^\s@]+$/.test(to)}
          sx={{ minBlockSize: 40 }}
        >
          {t('test')}
        </Button>
      </Box>
    </Box>
  )
}

/** The preview has the chosen colors, whatever scheme the browser prefers. */
function inScheme(html: string, scheme: Scheme): string {
  return html
    .replace(
      '@media (prefers-color-scheme:dark)',
      scheme === 'dark' ? '@media all' : '@media not all',
    )
    .replace(':root{color-scheme:light dark;', `:root{color-scheme:${scheme};`)
}

function useDelayed(value: string): string {
  const [delayed, setDelayed] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), PREVIEW_DELAY_MS)
    return () => clearTimeout(timer)
  }, [value])
  return delayed
}
