import { type Result, refuse, scaleMinor } from '#base'
import type { Database } from '#db'
import { countryName } from '../address/countries.ts'
import { checkEditable, type EditReason } from './check-editable.ts'
import { describeChanges } from './describe-changes.ts'
import { findOrderProblems } from './find-order-problems.ts'
import type { OrderInput } from './order-input.ts'
import { itemKey } from './order-items.ts'
import {
  type EnteredOrder,
  isPriceable,
  locateOrder,
  type PricingContext,
  priceOrder,
} from './price-order.ts'
import { loadStoredOrder, type StoredOrder } from './stored-order.ts'
import type { OrderPreview, PreviewItem } from './view.ts'

/** Amounts and problems of an order as staff enters it. With `orderId`, of an edit of that order. */
export async function previewOrder(
  context: PricingContext & { db: Database },
  { input, orderId }: { input: OrderInput; orderId?: string | undefined },
): Promise<Result<{ preview: OrderPreview }, EditReason>> {
  const { db, settings } = context
  const found = orderId === undefined ? undefined : await loadStoredOrder(db, orderId)
  if (orderId !== undefined && !found) return refuse('unknown-order')
  const stored = found?.row.status === 'draft' ? undefined : found
  const refusal = stored && checkEditable(settings, stored, input)
  if (refusal) return refuse(refusal)
  if (!isPriceable(input, stored)) return refuse('order-too-large')
  const place = await locateOrder(context, input)
  const order = await priceOrder(db, context, { input, place, ...(stored && { stored }) })
  return { ok: true, preview: toPreview(context, order, stored) }
}

function toPreview(
  { settings }: PricingContext,
  order: EnteredOrder,
  stored: StoredOrder | undefined,
): OrderPreview {
  const { priced, charges } = order
  const locale = stored?.row.locale ?? settings.locale
  return {
    items: toItems(order, stored),
    basis: priced.basis,
    totals: priced.totals,
    methods: priced.methods,
    method: charges.shipping ? undefined : priced.method?.id,
    needsShipping: priced.needsShipping,
    coupons: priced.coupons,
    vatState: order.vatCheck?.state,
    exemption: priced.exemption && {
      reason: priced.exemption,
      country: countryName(priced.taxCountry, locale),
    },
    problems: findOrderProblems(settings, order, stored),
    due: priced.totals.total - (stored?.row.paid ?? 0),
    changes: stored ? describeChanges(stored, order) : [],
    money: { currency: stored?.row.currency ?? settings.currency, locale },
  }
}

function toItems({ input, lines, priced }: EnteredOrder, stored: StoredOrder | undefined) {
  const { display } = priced.totals
  const shown = (amounts: { net: number; gross: number }) =>
    display === 'incl' ? amounts.gross : amounts.net
  return input.items.flatMap((item, index): PreviewItem[] => {
    const key = itemKey(item, index)
    const line = lines.find(one => one.id === key)
    const settled = priced.lines.find(one => one.id === key)
    if (!line || !settled) return []
    const { before, after } = settled
    const amount = priced.basis === 'gross' ? before.gross : before.net
    return [
      {
        item: index,
        name: line.name,
        options: line.options,
        sku: line.sku,
        image: line.image,
        quantity: line.quantity,
        minQuantity: stored?.lines.find(one => one.id === key)?.minQuantity ?? 0,
        unitPrice: scaleMinor(amount, 1, line.quantity),
        subtotal: shown(before),
        total: shown(after),
        tax: after.tax,
      },
    ]
  })
}
