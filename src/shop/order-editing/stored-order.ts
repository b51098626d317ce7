import type { Selectable } from 'kysely'
import type { Minor } from '#base'
import type { Database, Tables } from '#db'
import type { Address, BillingAddress } from '../address/addresses.ts'
import { ADDRESS_FIELDS } from '../address/addresses.ts'
import type { CheckoutFields } from '../model/checkout-fields.ts'
import { readFieldValues } from '../model/custom-fields.ts'
import type { TaxExemption } from '../model/shown-values.ts'
import type { TaxBasis, TaxRate } from '../money/tax.ts'
import { loadShippable } from '../orders/derive-states.ts'
import { toSettledLines } from '../orders/stored-line.ts'
import type { OrderInput } from './order-input.ts'
import { toInputFields } from './order-input.ts'

export type OrderRow = Selectable<Tables['orders']>

/** A line of a placed order with its shipped and refunded items. */
export interface StoredLine extends Selectable<Tables['order_lines']> {
  /** Before discounts, in the basis of the order. */
  amount: Minor
  rates: readonly TaxRate[]
  /** Items that cannot be removed, because they were shipped or refunded. */
  minQuantity: number
  /** Refunded net and taxes; undefined without refunds. */
  refunded: { net: Minor; taxes: Minor[] } | undefined
}

export interface StoredOrder {
  row: OrderRow
  lines: StoredLine[]
  /** Ids of discounts that the order has counted. */
  discountIds: ReadonlySet<string>
  coupons: string[]
}

/** A placed order with everything that limits its editing. */
export async function loadStoredOrder(
  db: Database,
  orderId: string,
): Promise<StoredOrder | undefined> {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst()
  if (!row) return undefined
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  const refunds = await db
    .selectFrom('refund_lines')
    .select(['line_id', 'quantity', 'net', 'taxes'])
    .where('order_id', '=', orderId)
    .execute()
  const shippable = await loadShippable(db, orderId)
  const ratesOf = new Map(toSettledLines(lines, []).map(line => [line.id, line.rates]))
  const uses = await db
    .selectFrom('discount_uses')
    .select('discount_id')
    .where('order_id', '=', orderId)
    .execute()
  const discounts = await db
    .selectFrom('order_discounts')
    .select('code')
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return {
    row,
    lines: lines.map(line => {
      const own = refunds.filter(refund => refund.line_id === line.id)
      const refundedItems = own.reduce((sum, refund) => sum + refund.quantity, 0)
      const shipped = shippable.get(line.id)?.shipped ?? 0
      // Gift cards are sent once they are paid.
      const isIssued = line.gift_card === 1 && row.paid > 0
      return {
        ...line,
        amount: row.tax_basis === 'gross' ? line.net_before + line.tax_before : line.net_before,
        rates: ratesOf.get(line.id) ?? [],
        minQuantity: Math.min(line.quantity, isIssued ? line.quantity : shipped + refundedItems),
        refunded: own.length > 0 ? sumRefunds(own) : undefined,
      }
    }),
    discountIds: new Set(uses.map(use => use.discount_id)),
    coupons: discounts.flatMap(discount => discount.code || []),
  }
}

function sumRefunds(refunds: readonly { net: Minor; taxes: string }[]) {
  const sum = { net: 0, taxes: [] as Minor[] }
  for (const { net, taxes } of refunds) {
    sum.net += net
    for (const [index, tax] of (JSON.parse(taxes) as Minor[]).entries()) {
      sum.taxes[index] = (sum.taxes[index] ?? 0) + tax
    }
  }
  return sum
}

export const basisOfOrder = ({ row }: StoredOrder) => row.tax_basis as TaxBasis

/** The input that leaves a placed order as it is. */
export function toOrderInput({ row, lines, coupons }: StoredOrder): OrderInput {
  return {
    fields: storedFields(row),
    items: lines
      .filter(line => line.kind === 'product')
      .map(line => ({
        lineId: line.id,
        variantId: line.variant_id,
        options: {},
        quantity: line.quantity,
        unitPrice: null,
      })),
    fees: lines
      .filter(line => line.kind === 'fee')
      .map(({ id, name, amount, tax_class }) => ({
        ...{ lineId: id, title: name, amount, taxClass: tax_class },
      })),
    shipping: { kind: 'kept' },
    coupons,
    ...(isExempt(row) && { isTaxExempt: true }),
  }
}

/** Whether staff entered the customer as exempt from taxes. */
export const isExempt = ({ tax_exemption }: Pick<OrderRow, 'tax_exemption'>): boolean =>
  tax_exemption === ('exempt' satisfies TaxExemption)

/** Checkout fields of a placed order. */
export function storedFields(row: OrderRow): OrderInput['fields'] {
  const billing = JSON.parse(row.billing) as BillingAddress
  const shipping = JSON.parse(row.shipping) as Address
  const fields: Partial<CheckoutFields> = {
    billing_phone: billing.phone,
    billing_email: row.email,
    billing_vat_id: row.vat_id,
    order_comments: row.note,
    gift: row.gift_message === null ? '' : '1',
    gift_message: row.gift_message ?? '',
    payment_method: row.payment_method,
  }
  for (const { name, value } of readFieldValues(row.custom_fields)) fields[name] = value
  for (const part of ADDRESS_FIELDS) {
    fields[`billing_${part}`] = billing[part]
    if (shipping[part] !== billing[part]) fields.ship_to_different_address = '1'
  }
  if (fields.ship_to_different_address) {
    for (const part of ADDRESS_FIELDS) fields[`shipping_${part}`] = shipping[part]
  }
  return toInputFields(fields)
}
