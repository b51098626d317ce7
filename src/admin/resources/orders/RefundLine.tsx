import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { MoneyField } from '../../forms/MoneyField.tsx'
import { useAmounts } from './use-amounts.ts'
import type { RefundRow, useRefund } from './use-refund.ts'

/** Quantity, amount and restocking of one line. */
export function RefundLine(props: {
  row: RefundRow
  currency: string
  form: ReturnType<typeof useRefund>
}) {
  const { row, currency, form } = props
  const { line } = row
  const translate = useTranslate()
  const { amount } = useAmounts()
  const t = (key: string, values = {}) => translate(`resources.orders.refund.${key}`, values)
  const name = line.name
  const isTooMuch = row.amount > line.amount
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '5.5rem minmax(0, 1fr)',
        gap: 1,
        paddingBlock: 1.5,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Typography sx={{ gridColumn: '1 / -1', overflowWrap: 'anywhere' }}>
        {name}{' '}
        <Typography component="span" variant="body2" color="textSecondary">
          {t('left', { amount: amount(line.amount, currency) })}
        </Typography>
      </Typography>
      <TextField
        type="number"
        size="small"
        label={t('quantity')}
        value={row.quantity}
        onChange={event => form.setQuantity(row, Math.trunc(Number(event.target.value)) || 0)}
        helperText={t('of', { max: line.quantity })}
        slotProps={{
          htmlInput: {
            min: 0,
            max: line.quantity,
            'aria-label': t('quantityOf', { name }),
          },
        }}
      />
      <MoneyField
        size="small"
        label={t('amount')}
        currency={currency}
        value={row.amount}
        onChange={value => form.setAmount(row, value ?? 0)}
        error={isTooMuch}
        helperText={isTooMuch ? t('lineTooMuch') : ' '}
        slotProps={{
          htmlInput: { inputMode: 'decimal', 'aria-label': t('amountOf', { name }) },
        }}
      />
      {line.restockable > 0 && (
        <FormControlLabel
          sx={{ gridColumn: '1 / -1' }}
          control={
            <Checkbox
              size="small"
              checked={row.restock}
              disabled={row.quantity === 0}
              onChange={event => form.setRestock(row, event.target.checked)}
              slotProps={{ input: { 'aria-label': t('restockOf', { name }) } }}
            />
          }
          label={t('restock')}
        />
      )}
    </Box>
  )
}
