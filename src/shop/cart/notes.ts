import { plainText, refuse } from '#base'
import type { Database } from '#db'
import {
  CHECKOUT_LENGTHS,
  type CheckoutFields,
  emptyCheckoutFields,
} from '../model/checkout-fields.ts'
import type { ShopSettings } from '../model/settings.ts'
import { type CartContext, findCart } from './cart-store.ts'
import { type ChangeRequest, type ChangeResult, changeCart, finish } from './change.ts'
import { readRemembered, storeFields } from './remembered-fields.ts'
import type { CartNotes, NoteField } from './view.ts'

/** Fields of the checkout that the page of the cart has, too. */
const NOTE_FIELDS = ['order_comments', 'gift', 'gift_message'] as const

type Notes = Pick<CheckoutFields, (typeof NOTE_FIELDS)[number]>

/** Stores the note of the order with the other input of the checkout; empty to remove it. */
export function saveOrderNote(
  context: CartContext,
  request: ChangeRequest & { text: string },
): Promise<ChangeResult> {
  const order_comments = plainText(request.text).trim()
  if (!context.settings.checkout.orderNote) return Promise.resolve(notOffered())
  const problem = tooLong('order_comments', order_comments)
  if (problem) return Promise.resolve(problem)
  return changeCart(context, request, async (db, cart) => {
    await storeNotes(db, cart, { order_comments })
    const key = order_comments ? 'noteSaved' : 'noteRemoved'
    return finish(db, cart, { kind: 'success', key })
  })
}

/** Marks the order as a gift with a message, which may be empty. */
export function saveGift(
  context: CartContext,
  request: ChangeRequest & { isGift: boolean; message: string },
): Promise<ChangeResult> {
  const gift_message = request.isGift ? plainText(request.message).trim() : ''
  if (!context.settings.checkout.giftNote) return Promise.resolve(notOffered())
  const problem = tooLong('gift_message', gift_message)
  if (problem) return Promise.resolve(problem)
  return changeCart(context, request, async (db, cart) => {
    await storeNotes(db, cart, { gift: request.isGift ? '1' : '', gift_message })
    const key = request.isGift ? 'giftSaved' : 'giftRemoved'
    return finish(db, cart, { kind: 'success', key })
  })
}

/** The owner switched the note off while the page was open. */
const notOffered = () =>
  refuse('not-offered' as const, {
    errors: [{ lineId: undefined, message: { key: 'noteNotOffered' } as const }],
  })

function tooLong(field: NoteField, text: string) {
  const max = CHECKOUT_LENGTHS[field]
  if (text.length <= max) return undefined
  const message = { key: 'noteTooLong', values: { max, count: text.length } } as const
  return refuse('note-too-long' as const, { errors: [], note: { field, message } })
}

function storeNotes(
  db: Database,
  cart: { id: string; checkout_fields: string | null },
  notes: Partial<Notes>,
) {
  return storeFields(db, cart.id, { ...(readRemembered(cart) ?? emptyCheckoutFields), ...notes })
}

/** Notes as the page of the cart shows them. */
export function toCartNotes(
  { orderNote, giftNote }: ShopSettings['checkout'],
  remembered: CheckoutFields | undefined,
): CartNotes {
  const { order_comments, gift, gift_message } = remembered ?? emptyCheckoutFields
  return {
    order: orderNote ? order_comments : undefined,
    gift: giftNote ? { isGift: gift !== '', message: gift_message } : undefined,
  }
}

/**
 * Fields of a posted checkout, with the notes of the cart if the form has no fields for them, because
 * the owner left out that part. Without this the order would lose what was typed on the page of the cart.
 */
export async function withNotesOfCart(
  { db, settings }: Pick<CartContext, 'db' | 'settings'>,
  { key, fields, posted }: { key: string | undefined; fields: CheckoutFields; posted: object },
): Promise<CheckoutFields> {
  const { orderNote, giftNote } = settings.checkout
  const lacksNote = orderNote && !('order_comments' in posted)
  const lacksGift = giftNote && !('gift_message' in posted)
  if (!lacksNote && !lacksGift) return fields
  const remembered = readRemembered(await findCart(db, key))
  if (!remembered) return fields
  const { order_comments, gift, gift_message } = remembered
  return {
    ...fields,
    ...(lacksNote && { order_comments }),
    ...(lacksGift && { gift, gift_message }),
  }
}

/**
 * Input of the checkout after signing in: that of the guest, unless it has nothing but notes. Notes
 * that the guest did not write remain those of the customer.
 */
export function mergeFields(own: CheckoutFields, guest: CheckoutFields): CheckoutFields {
  const isOnlyNotes = Object.entries(guest).every(
    ([name, value]) => !value || NOTE_FIELDS.some(one => one === name),
  )
  const fields = { ...(isOnlyNotes ? own : guest) }
  fields.order_comments = guest.order_comments || own.order_comments
  const { gift, gift_message } = guest.gift ? guest : own
  return { ...fields, gift, gift_message }
}
