import { formatMoney, type Minor } from '#base'
import { ADDRESS_FIELDS, type Address } from '../address/addresses.ts'
import { fullName } from '../cart/cart-lines.ts'
import { SHIPPING_LINE } from '../cart/price-cart.ts'
import {
  addressOf,
  type CheckoutFields,
  destinationOf,
  giftMessageOf,
} from '../model/checkout-fields.ts'
import { isCustomFieldName } from '../model/custom-fields.ts'
import type { ChosenOption } from '../model/shown-values.ts'
import { toCheckoutFields } from './order-input.ts'
import type { EnteredOrder } from './price-order.ts'
import { type StoredLine, type StoredOrder, toOrderInput } from './stored-order.ts'

interface Shown {
  name: string
  text: string
}

/**
 * The differences between a placed order and its edit: `Bowl: 2 × €18.16 → 3 × €18.16`. Consists of
 * names and values only, because it is stored in the order's history for readers of any language.
 */
export function describeChanges(stored: StoredOrder, order: EnteredOrder): string[] {
  const { row } = stored
  const money = (minor: Minor) => formatMoney(minor, row.currency, row.locale ?? 'en')
  const before = new Map(stored.lines.map(line => [keyOf(line), toShown(line, money)]))
  const after = new Map(newLines(order, money))
  const changes: string[] = []
  for (const [key, { name, text }] of before) {
    const now = after.get(key)
    if (!now) changes.push(`− ${name}: ${text}`)
    else if (now.name !== name) changes.push(`${name}: ${text} → ${now.name}: ${now.text}`)
    else if (now.text !== text) changes.push(`${name}: ${text} → ${now.text}`)
  }
  for (const [key, { name, text }] of after) {
    if (!before.has(key)) changes.push(`+ ${name}: ${text}`)
  }
  changes.push(...couponChanges(stored, order), ...fieldChanges(stored, order))
  const { total } = order.priced.totals
  if (total !== row.total) changes.push(`${money(row.total)} → ${money(total)}`)
  return changes
}

const keyOf = (line: StoredLine) => (line.kind === 'shipping' ? SHIPPING_LINE : line.id)

function toShown(line: StoredLine, money: (minor: Minor) => string): Shown {
  const options = JSON.parse(line.options) as ChosenOption[]
  const gross = line.net + line.tax
  return line.kind === 'product'
    ? {
        name: fullName({ name: line.name, options }),
        text: `${line.quantity} × ${money(line.unit_price)}`,
      }
    : { name: line.name, text: money(gross) }
}

function newLines({ lines, priced }: EnteredOrder, money: (minor: Minor) => string) {
  const products = new Map(lines.map(line => [line.id, line]))
  return priced.lines.map(({ id, title, after }): [string, Shown] => {
    const line = products.get(id)
    if (!line) return [id, { name: title, text: money(after.gross) }]
    const unit = priced.unitPrices.get(id)?.price ?? 0
    return [id, { name: fullName(line), text: `${line.quantity} × ${money(unit)}` }]
  })
}

function couponChanges({ coupons }: StoredOrder, { priced }: EnteredOrder): string[] {
  const now = priced.discounts.flatMap(discount => discount.code || [])
  return [
    ...coupons.filter(code => !now.includes(code)).map(code => `− ${code}`),
    ...now.filter(code => !coupons.includes(code)).map(code => `+ ${code}`),
  ]
}

function fieldChanges(stored: StoredOrder, { fields }: EnteredOrder): string[] {
  const old = toCheckoutFields(toOrderInput(stored))
  const customNames = Object.keys({ ...old, ...fields }).filter(isCustomFieldName)
  const values = (of: CheckoutFields) => [
    oneLine(addressOf(of, 'billing')),
    of.ship_to_different_address ? oneLine(destinationOf(of)) : '',
    of.billing_email,
    of.billing_phone,
    of.billing_vat_id,
    of.order_comments,
    of.payment_method,
    giftMessageOf(of) ?? '',
    ...customNames.map(name => of[name] ?? ''),
  ]
  const now = values(fields)
  return values(old).flatMap((text, index) => {
    const changed = now[index] ?? ''
    if (text === changed) return []
    if (!text) return [`+ ${changed}`]
    return [changed ? `${text} → ${changed}` : `− ${text}`]
  })
}

const oneLine = (address: Address) =>
  ADDRESS_FIELDS.map(part => address[part].trim())
    .filter(Boolean)
    .join(', ')
