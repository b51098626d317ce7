import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import type { AddonPrice } from '#shop/schema'
import { MoneyField } from '../../forms/MoneyField.tsx'

const PPM_PER_PERCENT = 10_000

interface SurchargeFieldProps {
  value: AddonPrice | null
  currency: string
  onChange(price: AddonPrice | null): void
  problem?: string | undefined
}

/** A surcharge: an amount or a percentage, for each item or once. */
export function SurchargeField({ value, currency, onChange, problem }: SurchargeFieldProps) {
  const translate = useTranslate()
  const t = (key: string) => translate(`resources.products.addon.${key}`)
  const { kind = 'fixed', per = 'item' } = value ?? {}
  const set = (amount: number | null) => onChange(amount ? { kind, per, amount } : null)
  const error = problem ? { error: true, helperText: translate(problem, { _: problem }) } : {}
  return (
    <Box sx={{ display: 'flex', gap: 1, minInlineSize: 0 }}>
      {kind === 'fixed' ? (
        <MoneyField
          label={t('surcharge')}
          currency={currency}
          value={value?.amount ?? null}
          onChange={set}
          sx={{ minInlineSize: 90, flex: 1 }}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          {...error}
        />
      ) : (
        <TextField
          label={t('surcharge')}
          type="number"
          value={value ? value.amount / PPM_PER_PERCENT : ''}
          onChange={event => set(Math.round(Number(event.target.value) * PPM_PER_PERCENT))}
          sx={{ minInlineSize: 90, flex: 1 }}
          slotProps={{ htmlInput: { min: 0, max: 1000, step: 'any' } }}
          {...error}
        />
      )}
      <TextField
        select
        label={t('kind')}
        value={`${kind} ${per}`}
        onChange={event => {
          const [kind, per] = event.target.value.split(' ') as [
            AddonPrice['kind'],
            AddonPrice['per'],
          ]
          // An amount of money means nothing as a percentage.
          const amount = kind === value?.kind ? value.amount : 0
          onChange({ kind, per, amount })
        }}
        sx={{ minInlineSize: 120, flex: 1 }}
      >
        {(['fixed', 'percent'] as const).flatMap(kind =>
          (['item', 'line'] as const).map(per => (
            <MenuItem key={`${kind} ${per}`} value={`${kind} ${per}`}>
              {`${kind === 'fixed' ? currency : '%'} · ${t(per)}`}
            </MenuItem>
          )),
        )}
      </TextField>
    </Box>
  )
}
