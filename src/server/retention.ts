import { systemActor, writeAudit } from '#auth'
import { type Clock, periodBefore } from '#base'
import type { Database } from '#db'
import type { Forms } from '#forms'
import type { Pages } from '#pages'
import type { Shop } from '#shop'

/** Lets go of personal data that is retained no longer, as the owner's settings say, and logs how much (decision 21). */
export async function applyRetention(site: {
  db: Database
  clock: Clock
  pages: Pages
  forms: Forms
  shop: Shop
}) {
  const { db, clock, pages, forms, shop } = site
  const { retention } = await pages.settings.get()
  const since = (name: keyof typeof retention) => periodBefore(clock.now(), retention[name])
  const { deleted, erased } = await shop.orders.applyRetention({
    pending: since('pendingOrders'),
    failed: since('failedOrders'),
    cancelled: since('cancelledOrders'),
    completed: since('completedOrders'),
  })
  const sentBefore = since('messages')
  const messages = sentBefore === undefined ? 0 : await forms.submissions.deleteBefore(sentBefore)
  if (deleted + erased + messages === 0) return
  await writeAudit(db, clock, {
    actor: systemActor,
    action: 'privacy.erased',
    target: { id: '', label: `${deleted + erased} orders, ${messages} messages` },
    details: { ordersDeleted: deleted, ordersErased: erased, messagesDeleted: messages },
  })
}
