import type { Selectable } from 'kysely'
import { toDecimal } from '#base'
import type { Database, Tables } from '#db'
import { ADDRESS_FIELDS, type Address } from '../address/addresses.ts'
import type { ChosenOption } from '../model/shown-values.ts'

type Order = Pick<
  Selectable<Tables['orders']>,
  'id' | 'currency' | 'billing' | 'shipping' | 'tax' | 'tax_basis'
>
type Line = Pick<
  Selectable<Tables['order_lines']>,
  | ('kind' | 'name' | 'sku' | 'options' | 'quantity' | 'unit_price')
  | ('net_before' | 'tax_before' | 'net' | 'tax' | 'taxes')
>

const PARTS = [...ADDRESS_FIELDS, 'phone'] as const
const SIDES = ['billing', 'shipping'] as const

/** Columns of an order besides those of the list. The import of orders reads them. */
export const DETAIL_HEAD = [
  ...['tax', 'tax_name', 'shipping_method', 'shipping_total', 'shipping_tax', 'fees', 'fees_tax'],
  ...['discount', 'coupon_code'],
  ...SIDES.flatMap(side => PARTS.map(part => `${side}_${part}`)),
]

/** Columns of an item. */
export const ITEM_HEAD = [
  ...[
    'item_name',
    'item_sku',
    'item_options',
    'item_addons',
    'item_quantity',
    'item_price',
    'item_total',
  ],
  ...['item_discount', 'item_tax'],
]

/** Cells of an order, and of each of its items. */
export interface OrderCells {
  details: string[]
  items: string[][]
}

/** Amounts include tax if the prices of the order do. Totals of items are before discounts. */
export async function loadOrderCells(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, OrderCells>> {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'currency', 'billing', 'shipping', 'tax', 'tax_basis'])
    .where('id', 'in', ids)
    .execute()
  const lines = await db
    .selectFrom('order_lines')
    .select(['order_id', 'kind', 'name', 'sku', 'options', 'quantity', 'unit_price'])
    .select(['net_before', 'tax_before', 'net', 'tax', 'taxes'])
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('position')
    .execute()
  const coupons = await db
    .selectFrom('order_discounts')
    .select(['order_id', 'code'])
    .where('order_id', 'in', ids)
    .where('code', '!=', '')
    .orderBy('position')
    .execute()
  const linesOf = Map.groupBy(lines, line => line.order_id)
  const couponsOf = Map.groupBy(coupons, coupon => coupon.order_id)
  return new Map(
    orders.map(order => {
      const codes = (couponsOf.get(order.id) ?? []).map(coupon => coupon.code)
      return [order.id, toCells(order, linesOf.get(order.id) ?? [], codes)]
    }),
  )
}

function toCells(order: Order, lines: readonly Line[], codes: readonly string[]): OrderCells {
  const isNet = order.tax_basis === 'net'
  const amount = (minor: number) => toDecimal(minor, order.currency)
  const before = (line: Line) => line.net_before + (isNet ? 0 : line.tax_before)
  const after = (line: Line) => line.net + (isNet ? 0 : line.tax)
  const cut = (line: Line) => before(line) - after(line)
  const ofKind = (kind: string) => lines.filter(line => line.kind === kind)
  const sum = (some: readonly Line[], value: (line: Line) => number) =>
    amount(some.reduce((all, line) => all + value(line), 0))
  const [items, shipping, fees] = [ofKind('product'), ofKind('shipping'), ofKind('fee')]
  const addresses = SIDES.flatMap(side => {
    const address = JSON.parse(order[side]) as Partial<Address & { phone: string }>
    return PARTS.map(part => address[part] ?? '')
  })
  return {
    details: [
      ...[amount(order.tax), taxNameOf(lines), shipping.map(line => line.name).join(', ')],
      ...[sum(shipping, after), sum(shipping, line => line.tax)],
      ...[sum(fees, after), sum(fees, line => line.tax)],
      ...[sum(items, cut), codes.join(', '), ...addresses],
    ],
    items: items.map(line => [
      ...[line.name, line.sku ?? '', choicesOf(line, false), choicesOf(line, true)],
      String(line.quantity),
      ...[amount(line.unit_price), amount(before(line)), amount(cut(line)), amount(line.tax)],
    ]),
  }
}

/** Options or add-ons of an item, one per line. Line breaks in a value are written as `\\n`. */
function choicesOf({ options }: Line, isAddon: boolean): string {
  const chosen = (JSON.parse(options) as ChosenOption[]).filter(
    ({ addon = false }) => addon === isAddon,
  )
  return chosen.map(({ name, value }) => `${name}: ${escapeLines(value)}`).join('\n')
}

const escapeLines = (text: string) => text.replaceAll('\\', '\\\\').replaceAll(/\r?\n/g, '\\n')

/** Name of the first tax. */
function taxNameOf(lines: readonly Line[]): string {
  for (const { taxes } of lines) {
    const [first] = JSON.parse(taxes) as [name: string][]
    if (first) return first[0]
  }
  return ''
}
