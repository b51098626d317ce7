import { DateInput, NullableBooleanInput, SelectInput, TextInput } from 'react-admin'
import { FULFILMENT_STATES, ORDER_STATUSES, PAYMENT_STATES } from '#shop/schema'

const STATUSES = ORDER_STATUSES.map(id => ({ id, name: `resources.orders.status.${id}` }))
const PAYMENTS = ['stripe', 'paypal', 'bacs', 'cheque', 'cod', 'gift-card'].map(id => ({
  id,
  name: `resources.orders.payments.${id}`,
}))

const PAYMENT_CHOICES = PAYMENT_STATES.map(id => ({
  id,
  name: `resources.orders.paymentState.${id}`,
}))
const FULFILMENT_CHOICES = FULFILMENT_STATES.map(id => ({
  id,
  name: `resources.orders.fulfilmentState.${id}`,
}))

/** Start of a day in the browser's time zone, `days` later. */
const toMoment = (days: number) => (day: string) => {
  if (!day) return undefined
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + days).getTime()
}
const toDay = (days: number) => (at: number | undefined) => {
  if (!at) return ''
  const day = new Date(at)
  day.setDate(day.getDate() - days)
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
  return parts.map(part => String(part).padStart(2, '0')).join('-')
}

export const orderFilters = [
  <TextInput key="q" source="q" label="resources.orders.search" alwaysOn resettable />,
  <SelectInput key="status" source="status" choices={STATUSES} alwaysOn />,
  <SelectInput
    key="payment"
    source="payment"
    label="resources.orders.fields.paymentTitle"
    choices={PAYMENTS}
  />,
  <SelectInput
    key="paymentState"
    source="paymentState"
    label="resources.orders.fields.paymentState"
    choices={PAYMENT_CHOICES}
  />,
  <SelectInput
    key="fulfilmentState"
    source="fulfilmentState"
    label="resources.orders.fields.fulfilmentState"
    choices={FULFILMENT_CHOICES}
  />,
  <NullableBooleanInput key="toShip" source="toShip" label="resources.orders.toShip" />,
  <NullableBooleanInput key="hasReturn" source="hasReturn" label="resources.orders.hasReturn" />,
  <DateInput
    key="from"
    source="from"
    label="resources.orders.from"
    parse={toMoment(0)}
    format={toDay(0)}
  />,
  <DateInput
    key="to"
    source="to"
    label="resources.orders.to"
    parse={toMoment(1)}
    format={toDay(1)}
  />,
]
