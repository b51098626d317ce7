import { isEditable, type OrderStatus } from '../model/order-status.ts'
import type { ShopSettings } from '../model/settings.ts'
import { taxMode } from '../money/shown-price.ts'
import { basisOf } from '../money/tax.ts'
import { hasBaseCurrency } from '../orders/order-exchange.ts'
import type { OrderInput } from './order-input.ts'
import type { StoredOrder } from './stored-order.ts'

export type EditReason =
  | 'unknown-order'
  | 'order-not-editable'
  | 'order-other-currency'
  | 'order-line-unknown'
  | 'order-below-shipped'
  | 'order-too-large'

/** Why a placed order cannot be edited like this, before it is priced. */
export function checkEditable(
  settings: ShopSettings,
  { row, lines }: StoredOrder,
  input: OrderInput,
): EditReason | undefined {
  const { fulfilment_state: fulfilmentState, erased_at: erasedAt } = row
  if (!isEditable({ status: row.status as OrderStatus, fulfilmentState, erasedAt })) {
    return 'order-not-editable'
  }
  const isSameMoney =
    hasBaseCurrency(row, settings.currency) && row.tax_basis === basisOf(taxMode(settings))
  if (!isSameMoney) return 'order-other-currency'
  const asked = [...input.items, ...input.fees].flatMap(one => one.lineId ?? [])
  if (new Set(asked).size < asked.length) return 'order-line-unknown'
  const kindOf = new Map(lines.map(line => [line.id, line.kind]))
  if (input.items.some(one => one.lineId && kindOf.get(one.lineId) !== 'product')) {
    return 'order-line-unknown'
  }
  if (input.fees.some(one => one.lineId && kindOf.get(one.lineId) !== 'fee')) {
    return 'order-line-unknown'
  }
  const quantities = new Map(input.items.map(item => [item.lineId, item.quantity]))
  const isBelow = lines.some(
    line => line.kind === 'product' && (quantities.get(line.id) ?? 0) < line.minQuantity,
  )
  return isBelow ? 'order-below-shipped' : undefined
}
