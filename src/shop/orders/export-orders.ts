import { csvLine, toDecimal } from '#base'
import type { Database, DatabaseKind } from '#db'
import type { CustomField } from '../model/custom-fields.ts'
import { type ExportedOrder, listOrdersAfter, type OrderFilter } from './list-for-staff.ts'

const BATCH = 200
/** Below every number. */
const FIRST = -(2 ** 31)

const HEAD = [
  ...['number', 'created_at', 'status', 'payment_state', 'fulfilment_state', 'customer', 'email'],
  ...['items', 'currency', 'total', 'paid', 'refunded', 'payment_method', 'note', 'gift_message'],
]

/**
 * Exports the orders of a filtered list as CSV, header first. Amounts are decimals. The owner's own
 * checkout fields have a column each, and one for fields that the settings no longer have.
 */
export async function* exportOrders(
  context: { db: Database; kind: DatabaseKind; customFields: readonly CustomField[] },
  filter: OrderFilter,
): AsyncGenerator<string> {
  const { customFields } = context
  const labels = customFields.map(field => field.label)
  yield `\uFEFF${csvLine([...HEAD, ...labels, 'other_fields'])}`
  for (let number = FIRST; ; ) {
    const orders = await listOrdersAfter(context, filter, { number, limit: BATCH })
    yield orders.map(order => toLine(order, customFields)).join('')
    const last = orders.at(-1)
    if (!last || orders.length < BATCH) return
    number = last.number
  }
}

function toLine(order: ExportedOrder, customFields: readonly CustomField[]): string {
  const amount = (minor: number) => toDecimal(minor, order.currency)
  return csvLine([
    String(order.number),
    new Date(order.createdAt).toISOString(),
    order.status,
    order.paymentState,
    order.fulfilmentState,
    order.name,
    order.email,
    String(order.quantity),
    order.currency,
    amount(order.total),
    amount(order.paid),
    amount(order.refunded),
    order.paymentTitle,
    order.note,
    order.giftMessage,
    ...fieldCells(order, customFields),
  ])
}

function fieldCells(order: ExportedOrder, customFields: readonly CustomField[]): string[] {
  const known = new Set(customFields.map(field => field.name))
  const others = order.customFields.filter(field => !known.has(field.name))
  return [
    ...customFields.map(
      ({ name }) => order.customFields.find(field => field.name === name)?.value ?? '',
    ),
    others.map(({ label, value }) => `${label}: ${value}`).join('\n'),
  ]
}
