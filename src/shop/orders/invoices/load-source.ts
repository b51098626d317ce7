import { formatDay, type Minor } from '#base'
import type { Database } from '#db'
import { createTranslate } from '#texts'
import type { Address, BillingAddress } from '../../address/addresses.ts'
import { giftCardTexts } from '../../gift-cards/texts.ts'
import type { DocumentSource, SourceLine } from '../../invoices/compose-document.ts'
import { invoiceTexts } from '../../invoices/texts.ts'
import type { ShopSettings } from '../../model/settings.ts'
import type { ChosenOption, TaxExemption } from '../../model/shown-values.ts'
import type { TaxDisplay } from '../../money/totals.ts'
import { findPaymentMethod } from '../../payments/methods.ts'
import { loadStoredLines } from '../load-stored-lines.ts'
import { exchangeOfOrder } from '../order-exchange.ts'
import { GIFT_CARD_METHOD } from '../payments/card-payments.ts'
import { OTHER_METHOD } from '../payments/payment-rows.ts'
import { toSettledLines } from '../stored-line.ts'

/** The common part of all documents of an order. */
export type OrderSource = Omit<
  DocumentSource,
  'kind' | 'number' | 'issuedOn' | 'lines' | 'reason' | 'corrects'
> & {
  lines: (SourceLine & { id: string })[]
  /** Empty before the first shipment. */
  shippedOn: string
}

/** Reads an order as stored for its invoice and credit notes. */
export async function loadSource(
  db: Database,
  orderId: string,
  settings: ShopSettings,
): Promise<OrderSource> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { timeZone } = settings
  const lines = await loadLines(db, orderId)
  const payments = await db
    .selectFrom('payments')
    .select(['method', 'amount', 'settled_at'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'settled')
    .orderBy('settled_at')
    .orderBy('attempt')
    .execute()
  const lastPayment = payments.at(-1)
  const locale = order.locale ?? settings.locale
  const shipment = await db
    .selectFrom('fulfilments')
    .select('created_at')
    .where('order_id', '=', orderId)
    .where('cancelled_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const shippedOn = shipment ? formatDay(shipment.created_at, timeZone) : ''
  return {
    deliveredOn: shippedOn,
    shippedOn,
    order: { number: order.number, placedOn: formatDay(order.created_at, timeZone) },
    currency: order.currency,
    exchange: exchangeOfOrder(order, settings),
    locale,
    display: order.tax_display as TaxDisplay,
    exemption: (order.tax_exemption || undefined) as TaxExemption | undefined,
    taxCountry: order.tax_country,
    billing: JSON.parse(order.billing) as BillingAddress,
    email: order.email,
    vatId: order.vat_id,
    shipping: lines.some(line => line.kind === 'shipping')
      ? (JSON.parse(order.shipping) as Address)
      : undefined,
    lines,
    paid: order.paid,
    payment: {
      method: order.payment_method,
      title: order.payment_title,
      paidOn:
        lastPayment?.settled_at && order.paid >= order.total
          ? formatDay(lastPayment.settled_at, timeZone)
          : '',
      parts: sumPayments(
        payments,
        {
          method: order.payment_method,
          title: order.payment_title,
          giftCard: createTranslate(giftCardTexts, { locale })('giftCard'),
          other: createTranslate(invoiceTexts, { locale })('otherPayment'),
        },
        settings,
      ),
    },
  }
}

/** Payments by method; what was returned is subtracted. */
function sumPayments(
  payments: readonly { method: string; amount: Minor }[],
  chosen: { method: string; title: string; giftCard: string; other: string },
  settings: ShopSettings,
): { title: string; amount: Minor }[] {
  const titleOf = (method: string) => {
    if (method === GIFT_CARD_METHOD) return chosen.giftCard
    if (method === OTHER_METHOD) return chosen.other
    if (method === chosen.method) return chosen.title
    return findPaymentMethod(method)?.choice(settings)?.title || method
  }
  return [...Map.groupBy(payments, payment => payment.method)]
    .map(([method, ofMethod]) => ({
      title: titleOf(method),
      amount: ofMethod.reduce((sum, payment) => sum + payment.amount, 0),
    }))
    .filter(({ amount }) => amount > 0)
}

async function loadLines(db: Database, orderId: string): Promise<OrderSource['lines']> {
  const { rows, discounts, parts } = await loadStoredLines(db, orderId)
  const labelOf = new Map(discounts.map(one => [one.id, one.label]))
  const rowOf = new Map(rows.map(row => [row.id, row]))
  const isService = rows.every(row => row.kind !== 'product' || row.virtual === 1)
  return toSettledLines(rows, parts).map(({ id, kind, title, rates, before, after, ...line }) => {
    const row = rowOf.get(id)
    return {
      id,
      kind,
      name: title,
      sku: row?.sku ?? '',
      options: (JSON.parse(row?.options ?? '[]') as ChosenOption[]).map(
        option => `${option.name}: ${option.value}`,
      ),
      quantity: row?.quantity ?? 1,
      isService: kind === 'product' ? row?.virtual === 1 : isService,
      before: { net: before.net, gross: before.gross },
      discounts: line.discounts.map(({ id: discount, reduction }) => ({
        label: labelOf.get(discount) ?? '',
        net: reduction.net,
        gross: reduction.gross,
      })),
      net: after.net,
      taxes: rates.map((rate, index) => ({
        name: rate.name,
        ppm: rate.ppm,
        compound: rate.compound ?? false,
        amount: after.taxes[index] ?? 0,
      })),
    }
  })
}
