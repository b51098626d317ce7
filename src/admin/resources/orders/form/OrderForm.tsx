import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { OrderDetail, OrderFormConfig, OrderInput, OrderProblem } from '#shop/schema'
import { AddressFields, OrderTextField } from './AddressFields.tsx'
import { CouponsField } from './CouponsField.tsx'
import { EnteredFields } from './EnteredFields.tsx'
import { FeesField } from './FeesField.tsx'
import { ItemsField } from './ItemsField.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { useProblemTexts } from './problem-texts.ts'
import { ShippingField } from './ShippingField.tsx'
import { type OpenedOrder, useOrderForm } from './use-order-form.ts'

interface OrderFormProps {
  opened: OpenedOrder
  /** Undefined for a new order. */
  order: OrderDetail | undefined
  isEdit: boolean
  config: OrderFormConfig
}

/** Everything about an order in one form, with its totals next to it. */
export function OrderForm({ opened, order, isEdit, config }: OrderFormProps) {
  const translate = useTranslate()
  const texts = useProblemTexts()
  const state = useOrderForm(opened, isEdit)
  /** An incomplete draft is no mistake until it is placed. */
  const [isChecked, setChecked] = useState(isEdit)
  const { fields } = state.form
  const problems = state.preview?.problems ?? []
  const problemOf = (name: OrderProblem['field']) => {
    const problem = isChecked ? problems.find(one => one.field === name) : undefined
    return problem && texts.beside(problem)
  }
  const t = (key: string) => translate(`resources.orders.form.${key}`)
  const field = { state, texts, problemOf }
  const isElsewhere = fields.ship_to_different_address !== ''
  const payments = config.payments.map(one => [one.id, one.title] as const)
  const keptTitle = isEdit ? order?.totals.shipping?.title : undefined
  const toggle = (isOn: boolean) => state.setField('ship_to_different_address', isOn ? '1' : '')
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '100%', lg: 'minmax(0, 1fr) 360px' },
        gap: 2,
        alignItems: 'start',
        marginBlockStart: 2,
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, minInlineSize: 0 }}>
        <Part title={t('items')}>
          <ItemsField state={state} currency={config.currency} texts={texts} />
          <FeesField state={state} config={config} />
          <Typography variant="body2" color="textSecondary">
            {t(config.basis === 'gross' ? 'withTax' : 'withoutTax')}
          </Typography>
        </Part>
        <Part title={t('customer')}>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
              gap: 1.5,
            }}
          >
            <OrderTextField {...field} name="billing_email" label={texts.t('label.email')} />
            <OrderTextField {...field} name="billing_phone" label={texts.t('label.phone')} />
            {config.asksVatId && (
              <OrderTextField {...field} name="billing_vat_id" label={texts.t('label.vat_id')} />
            )}
          </Box>
          {state.preview?.vatState && (
            <Typography variant="body2" color="textSecondary">
              {texts.t(`vat.${state.preview.vatState}`)}
            </Typography>
          )}
          <AddressFields {...field} kind="billing" config={config} />
          <FormControlLabel
            control={
              <Checkbox checked={isElsewhere} onChange={event => toggle(event.target.checked)} />
            }
            label={t('otherAddress')}
          />
          {isElsewhere && <AddressFields {...field} kind="shipping" config={config} />}
          <FormControlLabel
            control={
              <Checkbox
                checked={state.form.isTaxExempt ?? false}
                onChange={event => state.change({ isTaxExempt: event.target.checked })}
              />
            }
            label={t('taxExempt')}
          />
        </Part>
        <Part title={t('shippingAndPayment')}>
          <ShippingField
            state={state}
            currency={config.currency}
            keptTitle={keptTitle}
            problem={problemOf('shipping_method')}
          />
          <OrderTextField
            {...field}
            name="payment_method"
            label={t('paymentMethod')}
            choices={withCurrent(payments, fields, order)}
          />
          <CouponsField state={state} texts={texts} />
          <OrderTextField {...field} name="order_comments" label={t('customerNote')} isLong />
          <EnteredFields {...field} config={config} />
        </Part>
      </Box>
      <OrderSummary
        {...{ opened, order, isEdit, state, texts, config, isChecked }}
        onCheck={() => setChecked(true)}
      />
      {state.previewError && (
        <Alert severity="error" sx={{ gridColumn: '1 / -1' }}>
          {t('notCalculated')}
        </Alert>
      )}
    </Box>
  )
}

/** An order keeps its payment method even if it is no longer offered. */
function withCurrent(
  payments: readonly (readonly [string, string])[],
  { payment_method: id }: OrderInput['fields'],
  order: OrderDetail | undefined,
) {
  if (!order || id !== order.payment.method || payments.some(([one]) => one === id)) return payments
  return [...payments, [id, order.payment.title] as const]
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper
      variant="outlined"
      component="section"
      sx={{ padding: 2.5, display: 'grid', gap: 2, minInlineSize: 0 }}
    >
      <Typography variant="h2">{title}</Typography>
      {children}
    </Paper>
  )
}
