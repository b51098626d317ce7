import type { Database } from '#db'
import type { ShopDeps } from '../../deps.ts'
import { createCard, queueCardMail } from '../../gift-cards/create-card.ts'
import { addEntry } from '../../gift-cards/ledger.ts'
import { addMonths } from '../../gift-cards/validity.ts'
import { SYSTEM_AUTHOR } from '../../model/authors.ts'
import { type CardDelivery, readDelivery } from '../../model/card-delivery.ts'
import type { ShopSettings } from '../../model/settings.ts'

type Context = Pick<ShopDeps, 'sealed' | 'addToOutbox' | 'clock'> & { settings: ShopSettings }

/**
 * Creates and mails the gift cards that a paid order bought and does not have yet, such as those of
 * items that staff added. Each is worth the price of its item. The caller has locked the order.
 */
export async function issueBoughtCards(db: Database, context: Context, orderId: string) {
  const lines = await db
    .selectFrom('order_lines')
    .select(['id', 'quantity', 'unit_price'])
    .where('order_id', '=', orderId)
    .where('gift_card', '=', 1)
    .orderBy('position')
    .execute()
  if (lines.length === 0) return
  const order = await db
    .selectFrom('orders')
    .select(['total', 'paid', 'currency', 'locale', 'email', 'billing', 'card_delivery'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  if (order.paid < order.total) return
  await enableBoughtCards(db, orderId)
  const countsOf = await countCards(db, orderId)
  const nowMs = context.clock.now()
  const delivery = readDelivery(order.card_delivery)
  const buyer = JSON.parse(order.billing) as { first_name: string; last_name: string }
  const buyerName = `${buyer.first_name} ${buyer.last_name}`.trim()
  for (const line of lines) {
    // Without tax and discounts, so it is the price in full.
    const amount = line.unit_price
    if (amount <= 0) continue
    const { lastNumber, missing } = countsOf(line)
    for (let added = 1; added <= missing; added++) {
      const { id } = await createCard(
        db,
        context,
        {
          kind: 'gift-card',
          amount,
          currency: order.currency,
          holderEmail: '',
          recipientName: delivery.name || buyerName,
          recipientEmail: delivery.email || order.email,
          senderName: delivery.email ? buyerName : '',
          message: delivery.message,
          note: '',
          locale: order.locale ?? context.settings.locale,
          expiresAt: addMonths(nowMs, context.settings.giftCards.validMonths),
          author: SYSTEM_AUTHOR,
          bought: { orderId, lineId: line.id, numberInLine: lastNumber + added },
        },
        nowMs,
      )
      await queueCardMail(db, context, { cardId: id, nowMs, dueAt: dueAt(delivery, nowMs) })
    }
  }
}

/** Per line, the last number of its cards and how many are missing; refunded items need none. */
async function countCards(db: Database, orderId: string) {
  const cards = await db
    .selectFrom('gift_cards as card')
    .select(['line_id', 'number_in_line'])
    .select(eb =>
      eb
        .exists(
          eb
            .selectFrom('gift_card_entries as entry')
            .select('entry.id')
            .whereRef('entry.card_id', '=', 'card.id')
            .where('entry.reason', '=', 'revoke'),
        )
        .as('isRevoked'),
    )
    .where('order_id', '=', orderId)
    .execute()
  const refunds = await db
    .selectFrom('refund_lines')
    .select(['line_id', 'quantity'])
    .where('order_id', '=', orderId)
    .execute()
  return (line: { id: string; quantity: number }) => {
    const own = cards.filter(card => card.line_id === line.id)
    const valid = own.filter(card => !card.isRevoked).length
    const refunded = refunds
      .filter(refund => refund.line_id === line.id)
      .reduce((sum, refund) => sum + refund.quantity, 0)
    return {
      lastNumber: Math.max(0, ...own.map(card => card.number_in_line ?? 0)),
      missing: line.quantity - refunded - valid,
    }
  }
}

const dueAt = ({ sendAt }: CardDelivery, nowMs: number) => Math.max(sendAt ?? nowMs, nowMs)

/** Cards of an order that was cancelled or failed cannot pay. Those that staff disabled stay so. */
export function disableBoughtCards(db: Database, orderId: string, nowMs: number) {
  return db
    .updateTable('gift_cards')
    .set({ disabled_at: nowMs, disabled_with_order: 1 })
    .where('order_id', '=', orderId)
    .where('disabled_at', 'is', null)
    .execute()
}

async function enableBoughtCards(db: Database, orderId: string) {
  await db
    .updateTable('gift_cards')
    .set({ disabled_at: null, disabled_with_order: 0 })
    .where('order_id', '=', orderId)
    .where('disabled_with_order', '=', 1)
    .execute()
}

/** Empties unused cards of a line whose items are refunded. False if too few are unused. */
export async function revokeBoughtCards(
  db: Database,
  orderId: string,
  refund: { lineId: string; quantity: number; author: string; nowMs: number },
): Promise<boolean> {
  const { lineId, quantity, author, nowMs } = refund
  const unused = await db
    .selectFrom('gift_cards')
    .select(['id', 'balance'])
    .where('line_id', '=', lineId)
    .whereRef('balance', '=', 'initial')
    .where('balance', '>', 0)
    .orderBy('id')
    .limit(quantity)
    .execute()
  if (unused.length < quantity) return !(await hasCards(db, lineId))
  for (const { id, balance } of unused) {
    const entry = { cardId: id, amount: -Number(balance), reason: 'revoke', orderId } as const
    if (!(await addEntry(db, { ...entry, author, nowMs }))) return false
  }
  return true
}

/** Whether the cards of a line were issued. Before the order is paid there are none. */
async function hasCards(db: Database, lineId: string): Promise<boolean> {
  const card = await db
    .selectFrom('gift_cards')
    .select('id')
    .where('line_id', '=', lineId)
    .limit(1)
    .executeTakeFirst()
  return card !== undefined
}
