import Delete from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import type { OrderFormConfig, OrderInput } from '#shop/schema'
import { MoneyField } from '../../../forms/MoneyField.tsx'
import type { OrderFormState } from './use-order-form.ts'

/** Tax classes as values of the list, which cannot be empty. */
const UNTAXED = ':untaxed'
const STANDARD = ':standard'
const toValue = (taxClass: string | null) => (taxClass === null ? UNTAXED : taxClass || STANDARD)
const toTaxClass = (value: string) => (value === UNTAXED ? null : value === STANDARD ? '' : value)

/** Charges such as gift wrap or a deposit. */
export function FeesField({ state, config }: { state: OrderFormState; config: OrderFormConfig }) {
  const translate = useTranslate()
  const t = (key: string, values = {}) => translate(`resources.orders.form.${key}`, values)
  const { fees } = state.form
  const set = (index: number, changes: Partial<OrderInput['fees'][number]>) =>
    state.change({
      fees: fees.map((fee, position) => (position === index ? { ...fee, ...changes } : fee)),
    })
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {fees.map((fee, index) => (
        <Box
          key={index}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1.5,
            inlineSize: '100%',
            alignItems: 'start',
          }}
        >
          <TextField
            size="small"
            label={t('feeTitle')}
            value={fee.title}
            onChange={event => set(index, { title: event.target.value })}
            sx={{ flex: '1 1 10rem' }}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
          <MoneyField
            size="small"
            label={t('amount')}
            currency={config.currency}
            value={fee.amount}
            onChange={amount => set(index, { amount: amount ?? 0 })}
            sx={{ inlineSize: '8rem' }}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
          <TextField
            select
            size="small"
            label={t('taxClass')}
            value={toValue(fee.taxClass)}
            onChange={({ target }) => set(index, { taxClass: toTaxClass(target.value) })}
            sx={{ minInlineSize: '9rem' }}
          >
            <MenuItem value={STANDARD}>{t('standardTax')}</MenuItem>
            {config.taxClasses.map(one => (
              <MenuItem key={one.id} value={one.id}>
                {one.name}
              </MenuItem>
            ))}
            <MenuItem value={UNTAXED}>{t('untaxed')}</MenuItem>
          </TextField>
          <IconButton
            aria-label={t('removeItem', { name: fee.title })}
            onClick={() => state.change({ fees: fees.filter((_, position) => position !== index) })}
          >
            <Delete />
          </IconButton>
        </Box>
      ))}
      <Button
        disabled={fees.length >= 20}
        onClick={() =>
          state.change({ fees: [...fees, { title: t('newFee'), amount: 0, taxClass: '' }] })
        }
      >
        {t('addFee')}
      </Button>
    </Box>
  )
}
