import { MINUTE } from '#base'
import type { ShopDeps } from '../deps.ts'
import { SYSTEM_AUTHOR } from '../model/authors.ts'
import { GIFT_CARD_METHOD } from './payments/card-payments.ts'
import { setOrderStatus } from './set-status.ts'
import type { SystemReason } from './view.ts'

const BATCH_SIZE = 200
const UNPAID: SystemReason = 'unpaid'

type Context = Pick<
  ShopDeps,
  'db' | 'kind' | 'clock' | 'addToOutbox' | 'settings' | 'paymentProviders' | 'sealed'
>

/**
 * Cancels orders whose payment is overdue, and releases their stock and gift cards. Orders on hold wait for a bank
 * transfer and are kept (WooCommerce, "Hold stock"). Returns the number of cancelled orders.
 */
export async function cancelUnpaidOrders(context: Context): Promise<number> {
  const settings = await context.settings()
  const { holdMinutes } = settings.stock
  if (holdMinutes === 0) return 0
  const due = await context.db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'pending')
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payments')
            .select('id')
            .whereRef('payments.order_id', '=', 'orders.id')
            .where('payments.state', '=', 'settled')
            .where(({ eb: is, or }) =>
              or([
                is('payments.method', '<>', GIFT_CARD_METHOD),
                is('payments.reference', 'is', null),
              ]),
            ),
        ),
      ),
    )
    .where('fulfilment_state', 'in', ['none', 'nothing'])
    .where('updated_at', '<', context.clock.now() - holdMinutes * MINUTE)
    .orderBy('updated_at')
    .limit(BATCH_SIZE)
    .execute()
  let cancelled = 0
  for (const { id } of due) {
    const answer = await setOrderStatus(
      { ...context, settings },
      {
        orderId: id,
        from: 'pending',
        status: 'cancelled',
        actor: 'system',
        author: SYSTEM_AUTHOR,
        message: UNPAID,
        notify: false,
      },
    )
    if (answer.ok) cancelled++
  }
  return cancelled
}
