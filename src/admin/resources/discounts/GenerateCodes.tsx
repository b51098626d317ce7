import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { type Discount, MAX_GENERATED_CODES } from '#shop/schema'
import { callApi } from '#staff/client'
import { useAction } from '../../forms/use-action.ts'

interface GenerateCodesProps {
  discount: Discount
  onClose(): void
}

/** Generates codes that copy the rules of a coupon, and downloads them. */
export function GenerateCodes({ discount, onClose }: GenerateCodesProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const act = useAction()
  const [prefix, setPrefix] = useState(`${discount.code}-`.slice(0, 50))
  const [count, setCount] = useState('100')
  const [limit, setLimit] = useState('1')
  const [isBusy, setBusy] = useState(false)
  const t = (key: string, values?: Record<string, unknown>) =>
    translate(`resources.discounts.generate.${key}`, values)
  const isCount = isWhole(count, MAX_GENERATED_CODES)
  const isLimit = limit === '' || isWhole(limit, 1e9)
  const isPrefix = /^\S{0,50}$/.test(prefix)

  async function generate() {
    setBusy(true)
    const path = `/discounts/${discount.id}/codes`
    const body = { prefix, count: Number(count), usageLimit: limit === '' ? null : Number(limit) }
    const done = await act(() => callApi<{ count: number }>('POST', path, { body }))
    setBusy(false)
    if (!done) return
    notify('resources.discounts.generate.done', {
      type: 'success',
      messageArgs: { smart_count: done.value.count },
    })
    onClose()
    location.assign(`/api/admin${path}`)
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby="generate-codes">
      <DialogTitle id="generate-codes">{t('title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{t('text')}</DialogContentText>
        <TextField
          label={t('prefix')}
          value={prefix}
          onChange={event => setPrefix(event.target.value)}
          error={!isPrefix}
          helperText={isPrefix ? ' ' : t('prefixHelp')}
        />
        <TextField
          label={t('count')}
          type="number"
          value={count}
          onChange={event => setCount(event.target.value)}
          error={!isCount}
          helperText={isCount ? ' ' : t('countHelp', { max: MAX_GENERATED_CODES })}
          slotProps={{ htmlInput: { min: 1, max: MAX_GENERATED_CODES } }}
        />
        <TextField
          label={t('limit')}
          type="number"
          value={limit}
          onChange={event => setLimit(event.target.value)}
          error={!isLimit}
          helperText={translate('resources.discounts.noLimit')}
          slotProps={{ htmlInput: { min: 1 } }}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button loading={isBusy} disabled={!isCount || !isLimit || !isPrefix} onClick={generate}>
          {t('run')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const isWhole = (text: string, max: number) =>
  /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= max
