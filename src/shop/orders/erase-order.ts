import { createKey, ok, refuse } from '#base'
import { type Database, inTransaction } from '#db'
import type { Address, BillingAddress } from '../address/addresses.ts'
import type { ShopDeps } from '../deps.ts'
import { eraseCardsOfOrder } from '../gift-cards/erase-persons.ts'
import { SYSTEM_AUTHOR } from '../model/authors.ts'
import { hasEnded, type OrderStatus } from '../model/order-status.ts'
import type { ChosenOption } from '../model/shown-values.ts'
import { eraseReviewsOfOrder } from '../reviews/retain-reviews.ts'
import { addEvent, lockOrder } from './events.ts'
import { refreshOrderWords } from './search-orders.ts'
import { deleteOrderMails } from './status-mail.ts'

/**
 * Erases personal data of an order: names, addresses, email, phone, notes, own
 * checkout fields, gift message, mails and cart. Keeps
 * number, lines, amounts, and the country and state used for tax. Invoices stay for their statutory
 * retention (decision 88). Refused for orders in progress.
 */
export function eraseOrder(
  context: Pick<ShopDeps, 'db' | 'clock'>,
  { orderId, author }: { orderId: string; author: string },
) {
  const nowMs = context.clock.now()
  return inTransaction(context, async db => {
    const order = await lockOrder(db, orderId, nowMs)
    if (!order) return refuse('unknown-order')
    if (!hasEnded(order.status as OrderStatus)) return refuse('not-allowed')
    if (order.erased_at !== null) return ok()
    const billing = {
      ...withoutPerson(JSON.parse(order.billing) as Address),
      phone: '',
      email: '',
    } satisfies BillingAddress
    await db
      .updateTable('orders')
      .set({
        email: '',
        billing: JSON.stringify(billing),
        shipping: JSON.stringify(withoutPerson(JSON.parse(order.shipping) as Address)),
        note: '',
        card_delivery: '',
        custom_fields: '',
        gift_message: null,
        vat_id: '',
        customer_id: null,
        // New keys, so that old links and cookies no longer work.
        key: createKey(),
        view_key: createKey(),
        erased_at: nowMs,
      })
      .where('id', '=', orderId)
      .execute()
    await eraseMessages(db, orderId)
    await eraseDetails(db, { orderId, nowMs })
    await deleteOrderMails(db, orderId)
    await db.deleteFrom('order_downloads').where('order_id', '=', orderId).execute()
    await db.deleteFrom('carts').where('id', '=', order.cart_id).execute()
    await refreshOrderWords(db, [orderId])
    await addEvent(db, orderId, nowMs, { kind: 'erased', message: '', author })
    return ok()
  })
}

function withoutPerson({ country, state }: Address): Address {
  return {
    first_name: '',
    last_name: '',
    company: '',
    country,
    address_1: '',
    address_2: '',
    postcode: '',
    city: '',
    state,
  }
}

/**
 * Erases reasons of refunds and returns, tracking numbers, which lead to an address, and who gave and
 * got gift cards.
 */
async function eraseDetails(db: Database, { orderId, nowMs }: { orderId: string; nowMs: number }) {
  await eraseAddons(db, orderId)
  await eraseCardsOfOrder(db, { orderId, nowMs })
  await eraseReviewsOfOrder(db, orderId)
  await db.updateTable('refunds').set({ reason: '' }).where('order_id', '=', orderId).execute()
  await db
    .updateTable('order_returns')
    .set({ reason: '', answer: '' })
    .where('order_id', '=', orderId)
    .execute()
  await db
    .updateTable('withdrawals')
    .set({ name: '', contract: '', email: '', items: '' })
    .where('order_id', '=', orderId)
    .execute()
  await db
    .updateTable('fulfilments')
    .set({ tracking_number: '', tracking_url: '' })
    .where('order_id', '=', orderId)
    .execute()
}

/** Erases what buyers entered or uploaded for items, such as the name of an engraving. */
async function eraseAddons(db: Database, orderId: string) {
  const lines = await db
    .selectFrom('order_lines')
    .select(['id', 'options'])
    .where('order_id', '=', orderId)
    .execute()
  for (const { id, options } of lines) {
    const all = JSON.parse(options) as ChosenOption[]
    const kept = all.filter(option => !option.addon)
    if (kept.length === all.length) continue
    const set = { options: JSON.stringify(kept) }
    await db.updateTable('order_lines').set(set).where('id', '=', id).execute()
  }
  await db.deleteFrom('addon_files').where('order_id', '=', orderId).execute()
}

/** Erases free text; keeps mail names, numbers of invoices and system reasons. */
async function eraseMessages(db: Database, orderId: string) {
  await db
    .updateTable('order_events')
    .set({ message: '' })
    .where('order_id', '=', orderId)
    .where('kind', 'not in', ['mail', 'invoice', 'credit-note', 'invoice-mail'])
    .where('author', '!=', SYSTEM_AUTHOR)
    .execute()
}
