import type { Database } from '#db'
import type { ShopDeps } from '../../deps.ts'
import { createCard, queueCardMail } from '../../gift-cards/create-card.ts'
import { addMonths } from '../../gift-cards/validity.ts'
import { SYSTEM_AUTHOR } from '../../model/authors.ts'
import { type CardDelivery, readDelivery } from '../../model/card-delivery.ts'
import type { ShopSettings } from '../../model/settings.ts'

type Context = Pick<ShopDeps, 'sealed' | 'addToOutbox' | 'clock'> & { settings: ShopSettings }

/**
 * Creates and mails the gift cards that a paid order bought, once. Each is worth the price of its
 * item. The caller has locked the order.
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
  const { n: existing } = await db
    .selectFrom('gift_cards')
    .select(eb => eb.fn.countAll<number | string>().as('n'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  if (Number(existing) > 0) return
  const nowMs = context.clock.now()
  const delivery = readDelivery(order.card_delivery)
  const buyer = JSON.parse(order.billing) as { first_name: string; last_name: string }
  const buyerName = `${buyer.first_name} ${buyer.last_name}`.trim()
  for (const line of lines) {
    // Without tax and discounts, so it is the price in full.
    const amount = line.unit_price
    if (amount <= 0) continue
    for (let numberInLine = 1; numberInLine <= line.quantity; numberInLine++) {
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
          bought: { orderId, lineId: line.id, numberInLine },
        },
        nowMs,
      )
      await queueCardMail(db, context, { cardId: id, nowMs, dueAt: dueAt(delivery, nowMs) })
    }
  }
}

const dueAt = ({ sendAt }: CardDelivery, nowMs: number) => Math.max(sendAt ?? nowMs, nowMs)
