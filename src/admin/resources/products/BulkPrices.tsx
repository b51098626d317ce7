import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { readAmount } from '../../forms/amounts.ts'
import type { ChangeMany } from './use-change-many.ts'
import { useShop } from './use-shop.ts'

const KINDS = ['percent', 'amount', 'sale-percent', 'end-sale'] as const
type Kind = (typeof KINDS)[number]

interface BulkPricesProps {
  count: number
  change: ChangeMany
  onClose(): void
}

/** Bulk price changes by percentage or amount, or a sale. */
export function BulkPrices({ count, change, onClose }: BulkPricesProps) {
  const translate = useTranslate()
  const locale = useLocale()
  const shop = useShop()
  const [kind, setKind] = useState<Kind>('percent')
  const [typed, setTyped] = useState('')
  const price = shop && toPrice(kind, typed, shop.currency, locale)
  return (
    <Dialog open onClose={onClose} aria-labelledby="bulk-prices">
      <DialogTitle id="bulk-prices">
        {translate('resources.products.bulk.pricesOf', { smart_count: count })}
      </DialogTitle>
      <form
        onSubmit={event => {
          event.preventDefault()
          if (price) change({ price })
        }}
      >
        <DialogContent sx={{ display: 'grid', gap: 2, minInlineSize: 360 }}>
          <TextField
            select
            autoFocus
            label={translate('resources.products.bulk.kind')}
            value={kind}
            onChange={event => setKind(event.target.value as Kind)}
          >
            {KINDS.map(one => (
              <MenuItem key={one} value={one}>
                {translate(`resources.products.bulk.${one}`)}
              </MenuItem>
            ))}
          </TextField>
          {kind !== 'end-sale' && (
            <TextField
              label={kind === 'amount' ? shop?.currency : '%'}
              value={typed}
              onChange={event => setTyped(event.target.value)}
              helperText={translate(`resources.products.bulk.${kind}Help`)}
              slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!price}>
            {translate('resources.products.bulk.apply')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function toPrice(kind: Kind, text: string, currency: string, locale: string): object | undefined {
  if (kind === 'end-sale') return { kind }
  if (kind === 'amount') {
    const amount = readAmount(text.replace(/^\s*\+/, ''), currency, locale)
    return amount ? { kind, amount } : undefined
  }
  const plain = text.trim().replace(',', '.')
  const percent = /^[+-]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : 0
  const fits =
    kind === 'percent' ? percent > -100 && percent <= 1000 : percent > 0 && percent <= 100
  return percent !== 0 && fits ? { kind, percent } : undefined
}
