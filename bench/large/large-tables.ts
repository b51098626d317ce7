import { PER_PRODUCT } from '../product-rows.ts'
import type { MultipliedTable } from './copy-sql.ts'

/** Placed through the server, then copied. */
export const PLACED_ORDERS = 100
export const ORDER_COPIES = 9999
export const PLACED_PRODUCTS = 1000
export const PRODUCT_COPIES = 99
const YEAR_MS = 365 * 86_400_000
/** Time between two orders, so that all of them are within a year. */
const STEP_MS = Math.floor(YEAR_MS / (PLACED_ORDERS * (ORDER_COPIES + 1)))

export const PRODUCT_TABLES: readonly MultipliedTable[] = PER_PRODUCT.map(({ table, own }) => ({
  table,
  own,
}))

const AGE = `(cast(copy as bigint) * ${PLACED_ORDERS} * ${STEP_MS})`
const older = (column: string) => `${column} - ${AGE}`
/** Products of an order's copy: another copy of the product, or the product itself. */
const otherProduct = (column: string) =>
  `case when ${column} = '' or copy % ${PRODUCT_COPIES + 1} = 0 then ${column}
    else ${column} || '-' || (copy % ${PRODUCT_COPIES + 1}) end`

/** Copies of orders are older by steps that spread them over a year. Their names differ. */
export const ORDER_TABLES: readonly MultipliedTable[] = [
  {
    table: 'orders',
    own: ['id', 'key', 'view_key', 'cart_id'],
    changed: {
      number: `number - copy * ${PLACED_ORDERS}`,
      created_at: older('created_at'),
      updated_at: older('updated_at'),
      status: `case copy % 20 when 0 then 'on-hold' when 1 then 'processing' when 2 then 'cancelled' else 'completed' end`,
      payment_method: `case copy % 3 when 0 then 'bacs' else 'cod' end`,
    },
  },
  {
    table: 'order_lines',
    own: ['id', 'order_id'],
    changed: { product_id: otherProduct('product_id'), variant_id: otherProduct('variant_id') },
  },
  { table: 'order_events', own: ['id', 'order_id'], changed: { created_at: older('created_at') } },
  { table: 'order_discounts', own: ['id', 'order_id'] },
  { table: 'order_discount_parts', own: ['discount_id', 'line_id', 'order_id'] },
  {
    table: 'order_search',
    own: ['order_id'],
    changed: {
      body: `(1000000 - copy * ${PLACED_ORDERS}) || ' aino' || (copy % 400) || ' virtanen' || (copy % 9000) || ' buyer' || copy || ' example com'`,
    },
  },
]
