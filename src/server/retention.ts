import { systemActor, writeAudit } from '#auth'
import { type Clock, periodBefore } from '#base'
import type { Comments } from '#comments'
import type { Consent } from '#consent'
import type { Database } from '#db'
import type { Forms } from '#forms'
import type { Newsletter } from '#newsletter'
import type { Pages } from '#pages'
import type { Shop } from '#shop'

/** Deletes personal data after the owner's retention periods, and logs the counts (decision 21). */
export async function applyRetention(site: {
  db: Database
  clock: Clock
  pages: Pages
  forms: Forms
  comments: Comments
  newsletter: Newsletter
  shop: Shop
  consent: Consent
}) {
  const { db, clock, pages, forms, comments, newsletter, shop, consent } = site
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
  const saidBefore = since('comments')
  const nothing = { deleted: 0, erased: 0 }
  const said = saidBefore === undefined ? nothing : await comments.applyRetention(saidBefore)
  const reviewed =
    saidBefore === undefined ? nothing : await shop.reviews.applyRetention(saidBefore)
  const askedBefore = since('consents')
  // Anonymous records are deleted without a log entry.
  if (askedBefore !== undefined) await consent.records.deleteBefore(askedBefore)
  const remarks = said.deleted + said.erased
  const reviews = reviewed.deleted + reviewed.erased
  const subscribers = await newsletter.applyRetention({
    unconfirmed: since('unconfirmedSubscribers'),
    former: since('formerSubscribers'),
  })
  if (deleted + erased + messages + remarks + reviews + subscribers === 0) return
  await writeAudit(db, clock, {
    actor: systemActor,
    action: 'privacy.erased',
    target: {
      id: '',
      label: `${deleted + erased} orders, ${messages} messages, ${remarks} comments, ${reviews} reviews, ${subscribers} subscribers`,
    },
    details: {
      ordersDeleted: deleted,
      ordersErased: erased,
      messagesDeleted: messages,
      commentsDeleted: said.deleted,
      commentsErased: said.erased,
      reviewsDeleted: reviewed.deleted,
      reviewsErased: reviewed.erased,
      subscribersDeleted: subscribers,
    },
  })
}
