import Type from 'typebox'
import { defineAction } from '#module-contract'
import { placePostedOrder, refuseBusyCheckout, reviewPostedCheckout } from '#shop/http'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

const Fields = Type.Record(Type.String(), Type.String({ maxLength: 5000 }))

export const actions = {
  place: defineAction<typeof Props, Services, typeof Fields>({
    input: Fields,
    perMinute: 30,
    refuseBusy: (_props, input, _context, wait) => refuseBusyCheckout(input, wait),
    run: (_props, input, context) => placePostedOrder(context, input),
  }),

  /** Computes the order without placing it. */
  review: defineAction<typeof Props, Services, typeof Fields>({
    input: Fields,
    perMinute: 240,
    refuseBusy: (_props, input, _context, wait) => refuseBusyCheckout(input, wait),
    run: (_props, input, context) => reviewPostedCheckout(context, input),
  }),
}
