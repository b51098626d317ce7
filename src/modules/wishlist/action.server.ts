import Type from 'typebox'
import { defineAction } from '#module-contract'
import {
  buyPostedWish,
  changePostedWishlist,
  CART_CHANGES_PER_MINUTE as perMinute,
} from '#shop/http'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

const Item = Type.Object({ id: Type.String({ maxLength: 100 }) }, { additionalProperties: false })
const Nothing = Type.Object({}, { additionalProperties: false })

const itemChange = (change: 'remove' | 'restore') =>
  defineAction<typeof Props, Services, typeof Item>({
    input: Item,
    perMinute,
    run: (_props, { id }, context) =>
      changePostedWishlist(context, { change, id, path: context.url.pathname }),
  })

const listChange = (change: 'share' | 'unshare') =>
  defineAction<typeof Props, Services, typeof Nothing>({
    input: Nothing,
    perMinute,
    run: (_props, _input, context) =>
      changePostedWishlist(context, { change, id: '', path: context.url.pathname }),
  })

export const actions = {
  remove: itemChange('remove'),
  restore: itemChange('restore'),
  share: listChange('share'),
  unshare: listChange('unshare'),
  /** Puts an item into the cart. */
  buy: defineAction<typeof Props, Services, typeof Item>({
    input: Item,
    perMinute,
    run: (_props, input, context) => buyPostedWish(context, input),
  }),
}
