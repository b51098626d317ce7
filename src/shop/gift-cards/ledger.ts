import { createId, type Minor } from '#base'
import type { Database } from '#db'
import { GIFT_CARD_COLUMNS, type GiftCard, type GiftCardReason, toGiftCard } from './gift-card.ts'
import { isValidAt } from './validity.ts'

interface Entry {
  cardId: string
  /** Negative to take money from the card. */
  amount: Minor
  reason: GiftCardReason
  orderId?: string | undefined
  note?: string
  author: string
  nowMs: number
}

/**
 * Adds an entry and changes the balance, the only way to do so. Undefined, without a change, if the
 * balance would be negative, or for a payment if the card is disabled or expired. The update locks the
 * card, so that entries have consecutive positions.
 */
export async function addEntry(db: Database, entry: Entry): Promise<GiftCard | undefined> {
  const { cardId, amount, reason, orderId = null, note = '', author, nowMs } = entry
  const row = await db
    .updateTable('gift_cards')
    .set(eb => ({ balance: eb('balance', '+', amount) }))
    .where('id', '=', cardId)
    .where(eb => eb(eb('balance', '+', amount), '>=', 0))
    .$if(reason === 'payment', update => update.where(isValidAt(nowMs)))
    .returning(GIFT_CARD_COLUMNS)
    .executeTakeFirst()
  if (!row) return undefined
  const card = toGiftCard(row)
  await db
    .insertInto('gift_card_entries')
    .values({
      id: createId({ now: () => nowMs }),
      card_id: cardId,
      position: eb =>
        eb
          .selectFrom('gift_card_entries')
          .select(sub => sub(sub.fn.count<number>('id'), '+', 1).as('position'))
          .where('card_id', '=', cardId),
      ...{ amount, balance: card.balance, reason, order_id: orderId, note, author },
      created_at: nowMs,
    })
    .execute()
  return card
}
