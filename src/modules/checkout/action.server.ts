import Type, { type Static } from 'typebox'
import { type ActionContext, defineAction } from '#module-contract'
import {
  COUPON_ATTEMPTS_PER_MINUTE,
  changeCheckoutCoupons,
  fillInPosted,
  placePostedOrder,
  refuseBusyCheckout,
  refuseBusyCheckoutCoupon,
  reviewPostedCheckout,
} from '#shop/http'
import type { Services } from '../services.ts'
import { COUPON_FIELD, REMOVED_COUPON } from './coupon-fields.ts'
import type { Props } from './props.ts'

const Fields = Type.Record(Type.String(), Type.String({ maxLength: 5000 }))

const fillIn = (kind: 'billing' | 'shipping') =>
  defineAction<typeof Props, Services, typeof Fields>({
    input: Fields,
    perMinute: 240,
    run: (_props, input, context) => fillInPosted(context, input, kind),
  })

export const actions = {
  place: defineAction<typeof Props, Services, typeof Fields>({
    input: Fields,
    perMinute: 30,
    refuseBusy: (_props, input, _context, wait) => refuseBusyCheckout(input, wait),
    /** A code that was entered and not applied is applied first, because it changes the total. */
    run: (_props, input, context) =>
      input[COUPON_FIELD]?.trim() ? applyCoupon(input, context) : placePostedOrder(context, input),
  }),

  /** Computes the order without placing it. */
  review: defineAction<typeof Props, Services, typeof Fields>({
    input: Fields,
    perMinute: 240,
    refuseBusy: (_props, input, _context, wait) => refuseBusyCheckout(input, wait),
    run: (_props, input, context) => reviewPostedCheckout(context, input),
  }),

  'use-billing': fillIn('billing'),
  'use-shipping': fillIn('shipping'),

  'apply-coupon': defineAction<typeof Props, Services, typeof Fields>({
    input: Fields,
    perMinute: COUPON_ATTEMPTS_PER_MINUTE,
    refuseBusy: (_props, input, _context, wait) =>
      refuseBusyCheckoutCoupon(input, input[COUPON_FIELD] ?? '', wait),
    run: (_props, input, context) => applyCoupon(input, context),
  }),

  /** The button names the coupon in the URL, because its own value names the action. */
  'remove-coupon': defineAction<typeof Props, Services, typeof Fields>({
    input: Fields,
    perMinute: 240,
    refuseBusy: (_props, input, _context, wait) => refuseBusyCheckout(input, wait),
    run: (_props, input, context) => {
      const code = input[REMOVED_COUPON] ?? context.postedUrl.searchParams.get(REMOVED_COUPON) ?? ''
      return changeCheckoutCoupons(context, input, code, (shop, request) =>
        shop.cart.removeCoupon({ ...request, code }),
      )
    },
  }),
}

function applyCoupon(input: Static<typeof Fields>, context: ActionContext<Services>) {
  const code = input[COUPON_FIELD] ?? ''
  return changeCheckoutCoupons(context, input, code, (shop, request) =>
    shop.cart.applyCoupon({ ...request, code }),
  )
}
