import { createId, type Minor } from '#base'
import type { Database } from '#db'
import type { ShopDeps } from '../deps.ts'
import { createCode, type GiftCardKind, hashCode, readCode } from './gift-card.ts'

export interface NewGiftCard {
  kind: GiftCardKind
  amount: Minor
  currency: string
  holderEmail: string
  recipientName: string
  recipientEmail: string
  senderName: string
  message: string
  note: string
  locale: string
  expiresAt: number | null
  author: string
  /** The order line it was bought with. */
  bought?: { orderId: string; lineId: string; numberInLine: number }
  /** The order whose refund it is. */
  refunded?: { orderId: string }
}

type Context = Pick<ShopDeps, 'sealed' | 'addToOutbox'>

/** Creates a card and its first entry. Returns its id and code, which is stored only encrypted. */
export async function createCard(
  db: Database,
  { sealed }: Context,
  card: NewGiftCard,
  nowMs: number,
): Promise<{ id: string; code: string }> {
  const id = createId({ now: () => nowMs })
  const code = createCode()
  const letters = readCode(code) ?? ''
  await db
    .insertInto('gift_cards')
    .values({
      id,
      kind: card.kind,
      code_hash: hashCode(letters),
      sealed_code: sealed.seal(code),
      last_four: letters.slice(-4),
      currency: card.currency,
      initial: card.amount,
      balance: card.amount,
      holder_email: card.holderEmail,
      recipient_name: card.recipientName,
      recipient_email: card.recipientEmail,
      sender_name: card.senderName,
      message: card.message,
      note: card.note,
      locale: card.locale,
      order_id: card.bought?.orderId ?? null,
      line_id: card.bought?.lineId ?? null,
      number_in_line: card.bought?.numberInLine ?? null,
      expires_at: card.expiresAt,
      disabled_at: null,
      author: card.author,
      created_at: nowMs,
    })
    .execute()
  await db
    .insertInto('gift_card_entries')
    .values({
      id: createId({ now: () => nowMs }),
      card_id: id,
      position: 1,
      amount: card.amount,
      balance: card.amount,
      reason: 'issue',
      order_id: card.bought?.orderId ?? card.refunded?.orderId ?? null,
      note: '',
      author: card.author,
      created_at: nowMs,
    })
    .execute()
  return { id, code }
}

/** Mails a card to its recipient, at once or later. */
export function queueCardMail(
  db: Database,
  { addToOutbox }: Context,
  mail: { cardId: string; nowMs: number; dueAt?: number },
) {
  const { cardId, nowMs, dueAt = nowMs } = mail
  const payload = { template: 'gift-card', cardId }
  return addToOutbox(db, { kind: 'mail', payload, dueAt }, nowMs)
}
