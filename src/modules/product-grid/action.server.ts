import Type from 'typebox'
import { defineAction } from '#module-contract'
import { addPostedItems, CART_CHANGES_PER_MINUTE } from '#shop/http'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

const Fields = Type.Record(Type.String(), Type.String({ maxLength: 5000 }))

export const actions = {
  /** Adds to the cart. */
  add: defineAction<typeof Props, Services, typeof Fields>({
    input: Fields,
    perMinute: CART_CHANGES_PER_MINUTE,
    run: (_props, input, context) => addPostedItems(context, input),
  }),
}
