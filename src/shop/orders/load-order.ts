import type { Selectable } from 'kysely'
import type { Tables } from '#db'
import type { Address, BillingAddress } from '../address/addresses.ts'
import { countryName } from '../address/countries.ts'
import type { ShopDeps } from '../deps.ts'
import { loadDownloads } from '../downloads/load-downloads.ts'
import { readFieldValues } from '../model/custom-fields.ts'
import type { OrderStatus } from '../model/order-status.ts'
import type { FulfilmentState, PaymentState } from '../model/payment-state.ts'
import type { ShopSettings } from '../model/settings.ts'
import type { ChosenOption, TaxExemption } from '../model/shown-values.ts'
import { displayTaxes, sumLines, type TaxDisplay } from '../money/totals.ts'
import { awaitsPayment, type PaymentDetails } from '../payments/method.ts'
import { findPaymentMethod } from '../payments/methods.ts'
import { loadFulfilments } from './fulfilments/load-fulfilments.ts'
import { loadInvoices } from './invoices/load-invoices.ts'
import { loadStoredLines } from './load-stored-lines.ts'
import { exchangeOfOrder } from './order-exchange.ts'
import { toSettledLines } from './stored-line.ts'
import { readVatCheck } from './stored-vat-check.ts'
import { TERMS_PATH } from './terms/terms-versions.ts'
import type { OrderEventKind, OrderEventView, OrderLineView, OrderView } from './view.ts'

export type OrderContext = Pick<ShopDeps, 'db' | 'pictures' | 'clock'> & { settings: ShopSettings }
export type OrderRow = Selectable<Tables['orders']>

/** An order by its id or key. */
export async function loadOrder(
  context: OrderContext,
  by: { id: string } | { number: number } | { key: string },
): Promise<OrderView | undefined> {
  const [[column, value]] = Object.entries(by) as [['id' | 'number' | 'key', string | number]]
  const row = await context.db
    .selectFrom('orders')
    .selectAll()
    .where(column, '=', typeof value === 'string' ? value.replaceAll('\0', '') : value)
    .executeTakeFirst()
  return row && toOrderView(context, row)
}

export async function toOrderView(context: OrderContext, row: OrderRow): Promise<OrderView> {
  const { settings } = context
  const display = row.tax_display as TaxDisplay
  const { lines, totals } = await loadOrderLines(context, row.id, display)
  const status = row.status as OrderStatus
  const locale = row.locale ?? settings.locale
  return {
    id: row.id,
    number: row.number,
    key: row.key,
    status,
    createdAt: row.created_at,
    erasedAt: row.erased_at,
    timeZone: settings.timeZone,
    email: row.email,
    billing: JSON.parse(row.billing) as BillingAddress,
    shipping: JSON.parse(row.shipping) as Address,
    needsShipping: totals.shipping !== undefined,
    note: row.note,
    customFields: readFieldValues(row.custom_fields),
    giftMessage: row.gift_message ?? undefined,
    customerGroup: row.customer_group,
    payment: {
      method: row.payment_method,
      title: row.payment_title,
      ...paymentDetails(row, settings),
    },
    shippingTitle: totals.shipping?.title,
    lines,
    downloads: await loadDownloads(context, { id: row.id, status }),
    totals: displayTaxes(totals, settings.tax.totals),
    termsPath: row.terms_hash ? TERMS_PATH + row.terms_hash : '',
    vatId: readVatCheck(row),
    exemption: row.tax_exemption
      ? {
          reason: row.tax_exemption as TaxExemption,
          country: countryName(row.tax_country, locale),
        }
      : undefined,
    fulfilments: await loadFulfilments(context.db, row, lines),
    invoices: row.invoices > 0 ? await loadInvoices(context.db, row) : [],
    paid: row.paid,
    refunded: row.refunded,
    paymentState: row.payment_state as PaymentState,
    fulfilmentState: row.fulfilment_state as FulfilmentState,
    money: { currency: row.currency, locale },
    exchange: exchangeOfOrder(row, settings),
  }
}

const NO_DETAILS: PaymentDetails = { instructions: '', accounts: [] }

/** How to pay, as stored with the order; empty once it is paid. */
function paymentDetails(row: OrderRow, settings: ShopSettings): PaymentDetails {
  const method = findPaymentMethod(row.payment_method)
  const isDue = method && awaitsPayment(row.status as OrderStatus, method) && row.paid < row.total
  if (!isDue) return NO_DETAILS
  if (row.payment_details === null) return method.details(settings)
  return JSON.parse(row.payment_details) as PaymentDetails
}

async function loadOrderLines(
  { db, pictures }: OrderContext,
  orderId: string,
  display: TaxDisplay,
) {
  const { rows, discounts, parts } = await loadStoredLines(db, orderId)
  const found = await pictures.resolve([...new Set(rows.flatMap(row => row.image ?? []))])
  const shown = (net: number, tax: number) => (display === 'incl' ? net + tax : net)
  const products = rows.filter(row => row.kind === 'product')
  const lines = products.map(
    (row): OrderLineView => ({
      id: row.id,
      productId: row.product_id,
      variantId: row.variant_id,
      name: row.name,
      sku: row.sku ?? undefined,
      options: JSON.parse(row.options) as ChosenOption[],
      picture: row.image ? found.get(row.image) : undefined,
      quantity: row.quantity,
      unitPrice: row.unit_price,
      subtotal: shown(row.net_before, row.tax_before),
      total: shown(row.net, row.tax),
      tax: row.tax,
      purchaseNote: row.purchase_note,
    }),
  )
  return { lines, totals: sumLines(toSettledLines(rows, parts), discounts, display) }
}

/** Events of an order, oldest first. */
export async function loadOrderEvents(
  { db }: Pick<OrderContext, 'db'>,
  orderId: string,
): Promise<OrderEventView[]> {
  const rows = await db
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return rows.map(row => ({
    kind: row.kind as OrderEventKind,
    position: row.position,
    from: (row.from_status as OrderStatus | null) ?? undefined,
    to: (row.to_status as OrderStatus | null) ?? undefined,
    message: row.message,
    amount: row.amount ?? undefined,
    author: row.author,
    createdAt: row.created_at,
  }))
}
