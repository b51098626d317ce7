import Type from 'typebox'
import { defineAction } from '#module-contract'
import { addPostedWish, CART_CHANGES_PER_MINUTE as perMinute } from '#shop/http'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

const Product = Type.Object(
  { product: Type.String({ maxLength: 100 }) },
  { additionalProperties: false },
)

export const actions = {
  keep: defineAction<typeof Props, Services, typeof Product>({
    input: Product,
    perMinute,
    run: (_props, input, context) => addPostedWish(context, input),
  }),
}
