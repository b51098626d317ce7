import Type from 'typebox'
import { defineAction } from '#module-contract'
import {
  changePostedCart,
  estimatePostedShipping,
  fieldsWith,
  CART_CHANGES_PER_MINUTE as perMinute,
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
}
