import Type from 'typebox'
import { defineAction } from '#module-contract'
import { changePostedCart, fieldsWith, CART_CHANGES_PER_MINUTE as perMinute } from '#shop/http'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

const Quantities = Type.Record(Type.String({ pattern: '^quantity-' }), Type.String(), {
  additionalProperties: false,
})
const Line = Type.Object({ line: Type.String({ maxLength: 100 }) }, { additionalProperties: false })

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
