import Type, { type Static } from 'typebox'
import type { VisitorOfAction } from '#base'
import type { Shop } from '../create-shop.ts'
import {
  CART_CHANGES_PER_MINUTE,
  changePostedCart,
  estimatePostedShipping,
} from './cart-actions.ts'
import { rememberCartCount } from './cookies.ts'
import {
  COUPON_ATTEMPTS_PER_MINUTE,
  changePostedCoupons,
  refuseBusyCoupon,
} from './coupon-actions.ts'
import { fieldsWith } from './posted-items.ts'
import { visitorCart } from './signed-in.ts'
import { saveLineForLater } from './wishlist-actions.ts'

const closed = { additionalProperties: false }
const perMinute = CART_CHANGES_PER_MINUTE

const Nothing = Type.Object({}, closed)
const Quantities = Type.Record(Type.String({ pattern: '^quantity-' }), Type.String(), closed)
const Line = Type.Object({ line: Type.String({ maxLength: 100 }) }, closed)
const Coupon = Type.Object({ coupon: Type.String({ maxLength: 200 }) }, closed)
/** Longer than a note may be, so that what is too long gets a message at its field. */
const noteText = Type.String({ maxLength: 100_000 })
const OrderNote = Type.Object({ order_comments: noteText }, closed)
const Gift = Type.Object(
  { gift: Type.String({ maxLength: 5 }), gift_message: Type.Optional(noteText) },
  closed,
)
const Estimate = Type.Object(
  {
    country: Type.String({ maxLength: 2 }),
    state: Type.String({ maxLength: 100 }),
    postcode: Type.String({ maxLength: 20 }),
    city: Type.String({ maxLength: 100 }),
    method: Type.Optional(Type.String({ maxLength: 130 })),
  },
  closed,
)

type Caller = Parameters<typeof changePostedCart>[0] & {
  services: { shop: Shop }
  visitor(): VisitorOfAction
}
type Coupon = { coupon: string }
type OrderNote = Static<typeof OrderNote>
type Gift = Static<typeof Gift>
type Line = { line: string }

/** A form with the id of a line. */
const lineForm = (change: 'remove' | 'undo') => ({
  input: Line,
  perMinute,
  run: (_props: unknown, input: Line, context: Caller) =>
    changePostedCart(context, input, request =>
      context.services.shop.cart[change]({ ...request, lineId: input.line }),
    ),
})

/** Actions of the forms in a cart, or in a part of one. */
export const CART_FORMS = {
  /** The cart after a change elsewhere on the page. */
  show: {
    input: Nothing,
    perMinute,
    run: async (_props: unknown, _input: object, { services: { shop }, ...caller }: Caller) => {
      const visitor = caller.visitor()
      const cart = await shop.cart.view({
        ...(await visitorCart(shop, visitor)),
        announcesPrices: true,
      })
      rememberCartCount(visitor, cart)
      return { ok: true as const, answer: cart }
    },
  },

  /** Sets the quantities of lines, `quantity-<line id>`; 0 removes. */
  update: {
    input: Quantities,
    perMinute,
    run: (_props: unknown, input: Record<string, string>, context: Caller) =>
      changePostedCart(context, input, request =>
        context.services.shop.cart.setQuantities({
          ...request,
          quantities: fieldsWith(input, 'quantity-'),
        }),
      ),
  },

  remove: lineForm('remove'),

  /** Restores a removed line. */
  undo: lineForm('undo'),

  /** Moves a line to the wishlist. */
  save: {
    input: Line,
    perMinute,
    run: (_props: unknown, input: Line, context: Caller) => saveLineForLater(context, input.line),
  },

  /** Sets the shipping method and the address it depends on. */
  estimate: {
    input: Estimate,
    perMinute,
    run: (_props: unknown, input: Parameters<typeof estimatePostedShipping>[1], context: Caller) =>
      estimatePostedShipping(context, input),
  },

  /** Stores the note of the order. */
  note: {
    input: OrderNote,
    perMinute,
    run: (_props: unknown, input: OrderNote, context: Caller) =>
      changePostedCart(context, input, request =>
        context.services.shop.cart.saveOrderNote({ ...request, text: input.order_comments }),
      ),
  },

  /** Marks the order as a gift, or no longer. */
  gift: {
    input: Gift,
    perMinute,
    run: (_props: unknown, { gift, gift_message: message = '' }: Gift, context: Caller) =>
      changePostedCart(context, { gift_message: message }, request =>
        context.services.shop.cart.saveGift({ ...request, isGift: gift !== '', message }),
      ),
  },

  applyCoupon: {
    input: Coupon,
    perMinute: COUPON_ATTEMPTS_PER_MINUTE,
    refuseBusy: (_props: unknown, { coupon }: Coupon, _context: unknown, waitSeconds: number) =>
      refuseBusyCoupon(coupon, waitSeconds),
    run: (_props: unknown, { coupon }: Coupon, context: Caller) =>
      changePostedCoupons(context, coupon, (shop, request) =>
        shop.cart.applyCoupon({ ...request, code: coupon }),
      ),
  },

  removeCoupon: {
    input: Coupon,
    perMinute,
    run: (_props: unknown, { coupon }: Coupon, context: Caller) =>
      changePostedCoupons(context, coupon, (shop, request) =>
        shop.cart.removeCoupon({ ...request, code: coupon }),
      ),
  },
}
