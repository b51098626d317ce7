import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { MoneyField } from '../../../forms/MoneyField.tsx'
import { useAmounts } from '../use-amounts.ts'
import type { OrderFormState } from './use-order-form.ts'

const OWN = ':own'
const KEPT = ':kept'

/** Calculated shipping methods, own costs, or the shipping of the placed order. */
export function ShippingField(props: {
  state: OrderFormState
  currency: string
  /** Title of the shipping that a placed order has. */
  keptTitle: string | undefined
  problem: string | undefined
}) {
  const { state, currency, keptTitle, problem } = props
  const translate = useTranslate()
  const { amount } = useAmounts()
  const t = (key: string, values = {}) => translate(`resources.orders.form.${key}`, values)
  const { shipping } = state.form
  const methods = state.preview?.methods ?? []
  const chosen = shipping.kind === 'method' ? (state.preview?.method ?? '') : `:${shipping.kind}`
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <TextField
        select
        label={t('shippingMethod')}
        value={chosen}
        error={problem !== undefined}
        helperText={problem ?? (methods.length === 0 ? t('noMethods') : undefined)}
        onChange={({ target: { value } }) => {
          if (value === KEPT) state.change({ shipping: { kind: 'kept' } })
          else if (value === OWN) {
            state.change({ shipping: { kind: 'own', title: t('shipping'), amount: 0 } })
          } else state.change({ shipping: { kind: 'method', method: value } })
        }}
      >
        {keptTitle !== undefined && (
          <MenuItem value={KEPT}>{t('keepShipping', { title: keptTitle })}</MenuItem>
        )}
        {chosen === '' && <MenuItem value="">{t('noShipping')}</MenuItem>}
        {methods.map(method => (
          <MenuItem key={method.id} value={method.id}>
            {method.title} · {amount(method.cost, currency)}
          </MenuItem>
        ))}
        <MenuItem value={OWN}>{t('ownShipping')}</MenuItem>
      </TextField>
      {shipping.kind === 'own' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <TextField
            size="small"
            label={t('shippingTitle')}
            value={shipping.title}
            onChange={event =>
              state.change({ shipping: { ...shipping, title: event.target.value } })
            }
            sx={{ flex: '1 1 10rem' }}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
          <MoneyField
            size="small"
            label={t('amount')}
            currency={currency}
            value={shipping.amount}
            onChange={value => state.change({ shipping: { ...shipping, amount: value ?? 0 } })}
            sx={{ inlineSize: '8rem' }}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
        </Box>
      )}
    </Box>
  )
}
