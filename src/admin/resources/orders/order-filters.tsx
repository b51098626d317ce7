import { DateInput, SelectInput, TextInput } from 'react-admin'
import { ORDER_STATUSES } from '#shop/schema'

const STATUSES = ORDER_STATUSES.map(id => ({ id, name: `resources.orders.status.${id}` }))
const PAYMENTS = ['bacs', 'cod'].map(id => ({ id, name: `resources.orders.payments.${id}` }))

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
