import { csvLine, toDecimal } from '#base'
import type { Database, DatabaseKind } from '#db'
import type { CustomField } from '../model/custom-fields.ts'
import { DETAIL_HEAD, ITEM_HEAD, loadOrderCells, type OrderCells } from './export-lines.ts'
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
 * checkout fields have a column each, and one for fields that the settings no longer have. Each
 * further item of an order has a row with the number of the order.
 */
export async function* exportOrders(
  context: { db: Database; kind: DatabaseKind; customFields: readonly CustomField[] },
  filter: OrderFilter,
): AsyncGenerator<string> {
  const { customFields } = context
  const labels = customFields.map(field => field.label)
  yield `\uFEFF${csvLine([...HEAD, ...DETAIL_HEAD, ...ITEM_HEAD, ...labels, 'other_fields'])}`
  for (let number = FIRST; ; ) {
    const orders = await listOrdersAfter(context, filter, { number, limit: BATCH })
    const ids = orders.map(order => order.id)
    const cells =
      orders.length === 0 ? new Map<string, OrderCells>() : await loadOrderCells(context.db, ids)
    yield orders.map(order => toLines(order, cells.get(order.id), customFields)).join('')
    const last = orders.at(-1)
    if (!last || orders.length < BATCH) return
    number = last.number
  }
}

const NO_CELLS: OrderCells = { details: DETAIL_HEAD.map(() => ''), items: [] }
const NO_ITEM = ITEM_HEAD.map(() => '')

function toLines(
  order: ExportedOrder,
  { details, items }: OrderCells = NO_CELLS,
  customFields: readonly CustomField[],
): string {
  const [first = NO_ITEM, ...others] = items
  const number = String(order.number)
  const before = [...HEAD.slice(1), ...DETAIL_HEAD].map(() => '')
  const after = [...customFields, ''].map(() => '')
  return [
    toLine(order, [...details, ...first], customFields),
    ...others.map(item => csvLine([number, ...before, ...item, ...after])),
  ].join('')
}

function toLine(
  order: ExportedOrder,
  details: readonly string[],
  customFields: readonly CustomField[],
): string {
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
    ...details,
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
