import Type from 'typebox'
import { defineAction } from '#module-contract'
import {
  COUPON_ATTEMPTS_PER_MINUTE,
  changePostedCart,
  changePostedCoupons,
  estimatePostedShipping,
  fieldsWith,
  CART_CHANGES_PER_MINUTE as perMinute,
  refuseBusyCoupon,
  saveLineForLater,
} from '#shop/http'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

const Quantities = Type.Record(Type.String({ pattern: '^quantity-' }), Type.String(), {
  additionalProperties: false,
})
const Line = Type.Object({ line: Type.String({ maxLength: 100 }) }, { additionalProperties: false })
const Estimate = Type.Object(
  {
    country: Type.String({ maxLength: 2 }),
    state: Type.String({ maxLength: 100 }),
    postcode: Type.String({ maxLength: 20 }),
    city: Type.String({ maxLength: 100 }),
    method: Type.Optional(Type.String({ maxLength: 130 })),
  },
  { additionalProperties: false },
)
const Coupon = Type.Object(
  { coupon: Type.String({ maxLength: 200 }) },
  { additionalProperties: false },
)

export const actions = {
  /** Sets the quantities of lines, `quantity-<line id>`; 0 removes. */
  update: defineAction<typeof Props, Services, typeof Quantities>({
    input: Quantities,
    perMinute,
    run: (_props, input, context) =>
      changePostedCart(context, input, request =>
        context.services.shop.cart.setQuantities({
          ...request,
          quantities: fieldsWith(input, 'quantity-'),
        }),
      ),
  }),

  remove: defineAction<typeof Props, Services, typeof Line>({
    input: Line,
    perMinute,
    run: (_props, input, context) =>
      changePostedCart(context, input, request =>
        context.services.shop.cart.remove({ ...request, lineId: input.line }),
      ),
  }),

  /** Moves a line to the wishlist. */
  save: defineAction<typeof Props, Services, typeof Line>({
    input: Line,
    perMinute,
    run: (_props, input, context) => saveLineForLater(context, input.line),
  }),

  /** Sets the shipping method and the address it depends on. */
  estimate: defineAction<typeof Props, Services, typeof Estimate>({
    input: Estimate,
    perMinute,
    run: (_props, input, context) => estimatePostedShipping(context, input),
  }),

  /** Restores a removed line. */
  undo: defineAction<typeof Props, Services, typeof Line>({
    input: Line,
    perMinute,
    run: (_props, input, context) =>
      changePostedCart(context, input, request =>
        context.services.shop.cart.undo({ ...request, lineId: input.line }),
      ),
  }),

  'apply-coupon': defineAction<typeof Props, Services, typeof Coupon>({
    input: Coupon,
    perMinute: COUPON_ATTEMPTS_PER_MINUTE,
    refuseBusy: (_props, { coupon }, _context, wait) => refuseBusyCoupon(coupon, wait),
    run: (_props, { coupon }, context) =>
      changePostedCoupons(context, coupon, (shop, request) =>
        shop.cart.applyCoupon({ ...request, code: coupon }),
      ),
  }),

  'remove-coupon': defineAction<typeof Props, Services, typeof Coupon>({
    input: Coupon,
    perMinute,
    run: (_props, { coupon }, context) =>
      changePostedCoupons(context, coupon, (shop, request) =>
        shop.cart.removeCoupon({ ...request, code: coupon }),
      ),
  }),
}
