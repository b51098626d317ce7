import { MINUTE } from '#base'
import { signInPath } from '../customers/sign-in-path.ts'
import type { ShopDeps } from '../deps.ts'
import type { ShopSettings } from '../model/settings.ts'
import { findCompletion } from './find-completion.ts'
import { type OrderContext, type OrderRow, toOrderView } from './load-order.ts'
import { orderPayPath } from './payments/pay-link.ts'
import { payableAmount } from './payments/payable.ts'
import { loadReturns } from './returns/load-returns.ts'
import type { ReturnsView } from './returns/view.ts'
import type { OrderReceivedView, OrderView } from './view.ts'
import { offersWithdrawal, withdrawalPath } from './withdrawals/withdrawal-period.ts'

/** How long the order page is open to anyone with the URL (behaviour §14). */
const OPEN_MS = 10 * MINUTE

type Context = OrderContext & Pick<ShopDeps, 'clock'>

export interface OrderAddress {
  number: number
  key: string
}

/** Path of the order received page. */
export function orderReceivedPath(settings: ShopSettings, order: OrderAddress): string {
  return `${settings.paths.orderReceived}?order=${order.number}&key=${order.key}`
}

/**
 * Order received page. The URL opens it for ten minutes; later only the buyer's browser (`viewKeys`
 * in its cookie) does, or the billing email of a guest, or the sign-in of a customer.
 */
export async function openReceivedOrder(
  context: Context,
  request: OrderAddress & { viewKeys: readonly string[]; failed?: boolean },
): Promise<OrderReceivedView> {
  const row = await findOrder(context, request)
  if (!row) return { access: 'none' }
  const recent = context.clock.now() - row.created_at < OPEN_MS
  if (recent || request.viewKeys.includes(row.view_key)) {
    const order = await toOrderView(context, row)
    const payPath = awaitsOnlinePayment(row) ? orderPayPath(row) : ''
    return { access: 'full', order, payPath, ...(await loadReturning(context, order)) }
  }
  if (row.customer_id !== null) {
    const path = orderReceivedPath(context.settings, row)
    return {
      access: 'sign-in',
      number: row.number,
      signInPath: signInPath(context.settings, path),
    }
  }
  return {
    access: 'verify',
    number: row.number,
    key: row.key,
    failed: request.failed ?? false,
  }
}

/** Orders on hold wait for a transfer, whose instructions are shown. */
function awaitsOnlinePayment(row: OrderRow): boolean {
  const isOpen = row.status === 'pending' || row.status === 'failed'
  return isOpen && payableAmount(row) > 0 && row.payment_state !== 'authorized'
}

/** What the buyer can return or withdraw from, by settings. */
async function loadReturning(
  { db, settings, clock }: Context,
  order: OrderView,
): Promise<{ returns?: ReturnsView; withdrawalPath?: string }> {
  if (!settings.returns.enabled && !settings.withdrawal.enabled) return {}
  const completedAt = await findCompletion(db, order)
  const now = clock.now()
  return {
    ...(settings.returns.enabled && {
      returns: await loadReturns(db, settings, { id: order.id, completedAt }, now),
    }),
    ...(offersWithdrawal(settings, { ...order, completedAt }, now) && {
      withdrawalPath: withdrawalPath(settings, order),
    }),
  }
}

/** View key of a guest's order with this billing email; undefined otherwise and after erasure. */
export async function verifyOrderEmail(
  context: Context,
  request: OrderAddress & { email: string },
): Promise<string | undefined> {
  const row = await findOrder(context, request)
  if (!row || row.erased_at !== null || row.customer_id !== null) return undefined
  const isSame = row.email.toLowerCase() === request.email.trim().toLowerCase()
  return isSame ? row.view_key : undefined
}

/** The order of a link with its key. Drafts are not visible to buyers. */
export async function findOrder({ db }: Pick<ShopDeps, 'db'>, { number, key }: OrderAddress) {
  if (!Number.isSafeInteger(number) || number > 2 ** 31 - 1 || !key) return undefined
  return db
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', number)
    .where('status', '!=', 'draft')
    .where('key', '=', key.replaceAll('\0', ''))
    .executeTakeFirst()
}
