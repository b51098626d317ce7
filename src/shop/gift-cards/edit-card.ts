import Type, { type Static } from 'typebox'
import { ok, refuse } from '#base'
import { inTransaction } from '#db'
import type { ShopDeps } from '../deps.ts'
import type { ShopSettings } from '../model/settings.ts'
import { MAX_PRICE } from '../money/limits.ts'
import { createCard, queueCardMail } from './create-card.ts'
import { GIFT_CARD_KINDS, type GiftCardKind } from './gift-card.ts'
import { addEntry } from './ledger.ts'
import { addMonths } from './validity.ts'

const closed = { additionalProperties: false }
const Email = Type.String({ maxLength: 254, pattern: '^$|^[^\\s@]+@[^\\s@]+$', default: '' })
const text = (maxLength: number) => Type.String({ maxLength, default: '' })

/** A gift card or store credit that staff issues. */
export const GiftCardIssue = Type.Object(
  {
    kind: Type.Unsafe<GiftCardKind>(Type.Enum([...GIFT_CARD_KINDS], { default: 'gift-card' })),
    /** In minor units. */
    amount: Type.Integer({ minimum: 1, maximum: MAX_PRICE }),
    /** The recipient; the customer's address for store credit. */
    recipientEmail: Email,
    recipientName: text(100),
    message: text(500),
    note: text(1000),
    /** Null: does not expire; missing: as in the settings. */
    expiresAt: Type.Optional(Type.Union([Type.Null(), Type.Integer({ minimum: 0 })])),
    /** Mails the code to the recipient. */
    notify: Type.Boolean({ default: true }),
  },
  closed,
)
export type GiftCardIssue = Static<typeof GiftCardIssue>

/** The fields of a card that staff changes. */
export const GiftCardEdit = Type.Object(
  {
    recipientEmail: Email,
    recipientName: text(100),
    message: text(500),
    note: text(1000),
    expiresAt: Type.Union([Type.Null(), Type.Integer({ minimum: 0 })]),
    disabled: Type.Boolean(),
  },
  closed,
)
export type GiftCardEdit = Static<typeof GiftCardEdit>

type Context = Pick<ShopDeps, 'db' | 'clock' | 'sealed' | 'addToOutbox'> & {
  settings: ShopSettings
}

/** Issues a card. Its code is returned once, and mailed if there is a recipient. */
export function issueCard(context: Context, issue: GiftCardIssue, author: string) {
  const { settings } = context
  const nowMs = context.clock.now()
  const { kind, amount, recipientEmail, recipientName, message, note, notify } = issue
  return inTransaction(context, async db => {
    if (kind === 'store-credit' && !recipientEmail) return refuse('gift-card-email')
    if (issue.expiresAt != null && issue.expiresAt <= nowMs) return refuse('gift-card-expiry')
    const card = await createCard(
      db,
      context,
      {
        ...{ kind, amount, recipientEmail, recipientName, message, note, author },
        currency: settings.currency,
        holderEmail: kind === 'store-credit' ? recipientEmail : '',
        senderName: '',
        locale: settings.locale,
        expiresAt:
          issue.expiresAt === undefined
            ? addMonths(nowMs, settings.giftCards.validMonths)
            : issue.expiresAt,
      },
      nowMs,
    )
    if (notify && recipientEmail) await queueCardMail(db, context, { cardId: card.id, nowMs })
    return ok(card)
  })
}

export function changeCard(context: Context, id: string, changes: Partial<GiftCardEdit>) {
  const { recipientEmail, recipientName, message, note, expiresAt, disabled } = changes
  return inTransaction(context, async db => {
    const card = await db
      .selectFrom('gift_cards')
      .select(['kind', 'disabled_at'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!card) return refuse('not-found')
    const isCredit = card.kind === 'store-credit'
    if (isCredit && recipientEmail === '') return refuse('gift-card-email')
    const isChanged = disabled !== undefined && disabled !== (card.disabled_at !== null)
    await db
      .updateTable('gift_cards')
      .set({
        ...(recipientEmail !== undefined && { recipient_email: recipientEmail }),
        ...(recipientEmail !== undefined && isCredit && { holder_email: recipientEmail }),
        ...(recipientName !== undefined && { recipient_name: recipientName }),
        ...(message !== undefined && { message }),
        ...(note !== undefined && { note }),
        ...(expiresAt !== undefined && { expires_at: expiresAt }),
        ...(isChanged && {
          disabled_at: disabled ? context.clock.now() : null,
          disabled_with_order: 0,
        }),
        id,
      })
      .where('id', '=', id)
      .execute()
    return ok()
  })
}

/** Adds money to a card or takes some, with the reason. */
export function adjustBalance(
  context: Context,
  change: { id: string; amount: number; note: string; author: string },
) {
  const { id, amount, note, author } = change
  return inTransaction(context, async db => {
    const known = await db
      .selectFrom('gift_cards')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!known) return refuse('not-found')
    const entry = { cardId: id, amount, note, author, nowMs: context.clock.now() }
    const card = await addEntry(db, { ...entry, reason: 'adjustment' })
    return card ? ok({ balance: card.balance }) : refuse('gift-card-balance')
  })
}

/** Mails a card's code to its recipient again. */
export function resendCard(context: Context, id: string) {
  return inTransaction(context, async db => {
    const card = await db
      .selectFrom('gift_cards')
      .select('recipient_email')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!card) return refuse('not-found')
    if (!card.recipient_email) return refuse('gift-card-email')
    await queueCardMail(db, context, { cardId: id, nowMs: context.clock.now() })
    return ok()
  })
}
