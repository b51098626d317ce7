import { DAY, formatDay, HOUR, MINUTE } from '#base'
import { inTransaction, invalidate, type Task } from '#db'
import { countCustomerOrders } from './account/count-orders.ts'
import { pruneCartReminders } from './cart-reminders/send-reminders.ts'
import { fillFacets, pruneFacets } from './catalog/fill-facets.ts'
import { listTags } from './catalog/list-tags.ts'
import { noteChangedOrder, updateSortKey } from './catalog/listings.ts'
import { prunePrices } from './catalog/price-history.ts'
import { refreshProducts } from './catalog/refresh.ts'
import { pruneCustomers } from './customers/delete-customer.ts'
import type { ShopDeps } from './deps.ts'
import { facetTags } from './facets/facet-tags.ts'
import { cancelUnpaidOrders } from './orders/cancel-unpaid.ts'
import { countPairs } from './orders/count-pairs.ts'
import { deleteOldInvoices } from './orders/invoices/list-invoices.ts'
import { reconcilePayments } from './orders/payments/reconcile-payments.ts'
import { deleteProviderCustomers } from './orders/payments/saved-methods.ts'
import { sendDueTransfers } from './orders/refunds/transfer-refunds.ts'
import { emptyTrash } from './products/trash.ts'
import { emptyReviewTrash } from './reviews/retain-reviews.ts'
import { pruneStockAlerts, sendStockAlerts } from './stock-alerts/send-alerts.ts'

const BATCH = 200
const CART_DAYS = 365

type Context = Pick<
  ShopDeps,
  | 'db'
  | 'kind'
  | 'clock'
  | 'settings'
  | 'cleanHtml'
  | 'addToOutbox'
  | 'paymentProviders'
  | 'sealed'
  | 'reviewPhotos'
>

/** Periodic tasks of the shop. */
export function createShopTasks(
  context: Context,
  {
    imports,
    reports,
    cartReminders,
  }: {
    imports: { prune(): Promise<void> }
    reports: { refresh(signal: AbortSignal): Promise<void> }
    cartReminders: { send(signal: AbortSignal): Promise<number> }
  },
): Task[] {
  return [
    {
      name: 'shop: sales that begin or end',
      everyMs: MINUTE,
      run: () => refreshDuePrices(context),
    },
    {
      name: 'shop: unpaid orders',
      everyMs: MINUTE,
      run: async () => {
        await cancelUnpaidOrders(context)
      },
    },
    {
      name: 'shop: payments',
      everyMs: MINUTE,
      run: async () => {
        await reconcilePayments(context)
        await sendDueTransfers(context)
        await deleteProviderCustomers(context)
      },
    },
    { name: 'shop: reports', everyMs: 15 * MINUTE, run: reports.refresh },
    { name: 'shop: filters', everyMs: MINUTE, run: () => fillFacets(context) },
    { name: 'shop: old filters', everyMs: DAY, run: () => pruneFacets(context.db) },
    { name: 'shop: popularity', everyMs: 15 * MINUTE, run: () => countSales(context) },
    { name: 'shop: bought together', everyMs: DAY, run: signal => countPairs(context, signal) },
    { name: 'shop: old invoices', everyMs: DAY, run: () => pruneInvoices(context) },
    { name: 'shop: forgotten carts', everyMs: DAY, run: () => pruneCarts(context) },
    {
      name: 'shop: old prices',
      everyMs: DAY,
      run: () => prunePrices(context.db, context.clock.now()),
    },
    {
      name: 'shop: customers',
      everyMs: MINUTE,
      run: async () => {
        await countCustomerOrders({ ...context, settings: await context.settings() })
      },
    },
    {
      name: 'shop: customer access',
      everyMs: HOUR,
      run: () => pruneCustomers(context.db, context.clock.now()),
    },
    {
      name: 'shop: stock alerts',
      everyMs: MINUTE,
      run: async signal => {
        await sendStockAlerts(context, signal)
      },
    },
    { name: 'shop: old stock alerts', everyMs: HOUR, run: () => pruneStockAlerts(context) },
    {
      name: 'shop: cart reminders',
      everyMs: 5 * MINUTE,
      run: async signal => {
        await cartReminders.send(signal)
      },
    },
    { name: 'shop: old cart reminders', everyMs: DAY, run: () => pruneCartReminders(context) },
    { name: 'shop: old imports', everyMs: DAY, run: imports.prune },
    {
      name: 'shop: old trash',
      everyMs: HOUR,
      run: async () => {
        await emptyTrash({ ...context, settings: await context.settings() })
        await emptyReviewTrash(context)
      },
    },
  ]
}

/** Updates prices in lists and cards for sales that started or ended. Returns the number of products. */
export async function refreshDuePrices(context: Context): Promise<number> {
  const { stock } = await context.settings()
  const nowMs = context.clock.now()
  for (let count = 0; ; count += BATCH) {
    const { found } = await inTransaction(context, async db => {
      const due = await db
        .selectFrom('products')
        .select('id')
        .where('price_until', '<=', nowMs)
        // By id, SQLite would read all products.
        .orderBy('price_until')
        .limit(BATCH)
        .execute()
      const ids = due.map(row => row.id).sort()
      await refreshProducts(db, ids, { nowMs, lowAt: stock.lowAt, scope: 'summary' })
      return { ok: true as const, found: ids.length }
    })
    if (found < BATCH) return count + found
  }
}

/** Adds recent sales to the popularity of products. */
export async function countSales(context: Context): Promise<void> {
  await inTransaction(context, async db => {
    const sold = await db
      .deleteFrom('pending_sales')
      .where('id', 'in', eb => eb.selectFrom('pending_sales').select('id').limit(5000))
      .returning(['product_id', 'quantity'])
      .execute()
    const sums = new Map<string, number>()
    for (const { product_id, quantity } of sold) {
      sums.set(product_id, (sums.get(product_id) ?? 0) + quantity)
    }
    const lists = new Set<string>()
    for (const [id, quantity] of [...sums].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const product = await db
        .updateTable('products')
        .set(eb => ({ sales: eb('sales', '+', quantity) }))
        .where('id', '=', id)
        .returning('sales')
        .executeTakeFirst()
      if (!product) continue
      for (const list of await updateSortKey(db, id, { sales: product.sales })) lists.add(list)
    }
    await noteChangedOrder(db, lists)
    if (sums.size > 0) {
      await invalidate(db, [
        ...[...lists].map(list => listTags.order(list, 'popularity')),
        listTags.search,
        ...[...sums.keys()].map(facetTags.product),
      ])
    }
    return { ok: true as const }
  })
}

/** Deletes invoices after their statutory retention. */
export async function pruneInvoices({ db, clock, settings }: Context): Promise<void> {
  const { invoices, timeZone } = await settings()
  const today = formatDay(clock.now(), timeZone)
  await deleteOldInvoices(db, { keepYears: invoices.keepYears, today })
}

/** Deletes carts and wishlists of guests not used within the cookie's lifetime. */
export async function pruneCarts({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('wishlists')
    .where('updated_at', '<', clock.now() - CART_DAYS * DAY)
    .where('customer_id', 'is', null)
    .execute()
  await db
    .deleteFrom('carts')
    .where('updated_at', '<', clock.now() - CART_DAYS * DAY)
    .execute()
}
