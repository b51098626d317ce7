import { sql } from 'kysely'
import type { Database } from '#db'

/**
 * Erases who gave and got the cards of an erased order: those that it bought, and store credit for its
 * refunds. Cards with money keep the addresses that using them needs, until they are used or expired.
 */
export async function eraseCardsOfOrder(
  db: Database,
  { orderId, nowMs }: { orderId: string; nowMs: number },
) {
  const issued = await db
    .selectFrom('gift_card_entries')
    .select('card_id')
    .where('order_id', '=', orderId)
    .where('reason', '=', 'issue')
    .execute()
  if (issued.length === 0) return
  const cardIds = issued.map(entry => entry.card_id)
  await db
    .updateTable('gift_cards')
    .set({ sender_name: '', message: '', erase_when_used: 1 })
    .where('id', 'in', cardIds)
    .execute()
  await db
    .updateTable('gift_cards')
    .set({ recipient_name: '' })
    .where('id', 'in', cardIds)
    .where('kind', '=', 'store-credit')
    .execute()
  await eraseUsedCards(db, nowMs, cardIds)
}

/** Erases the persons of cards that cannot be used anymore, if their order was erased. */
export async function eraseUsedCards(db: Database, nowMs: number, cardIds?: readonly string[]) {
  await db
    .updateTable('gift_cards')
    .set({
      ...{ holder_email: '', recipient_name: '', recipient_email: '', note: '' },
      erase_when_used: 0,
    })
    // A literal, so that the partial index is used.
    .where(sql<boolean>`erase_when_used = 1`)
    .where(eb => eb.or([eb('balance', '=', 0), eb('expires_at', '<=', nowMs)]))
    .$if(cardIds !== undefined, update => update.where('id', 'in', cardIds ?? []))
    .execute()
}
