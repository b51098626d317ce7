import Type from 'typebox'
import { defineAction } from '#module-contract'
import { PAYMENT_STARTS_PER_MINUTE, payPostedOrder, refusePayment } from '#shop/http'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

const Payment = Type.Object({
  order: Type.String({ maxLength: 20 }),
  key: Type.String({ maxLength: 100 }),
  payment_method: Type.String({ maxLength: 50 }),
  terms: Type.Optional(Type.String({ maxLength: 10 })),
  /** `form` if the browser can show the provider's form. */
  flow: Type.Optional(Type.String({ maxLength: 10 })),
})

export const actions = {
  pay: defineAction<typeof Props, Services, typeof Payment>({
    input: Payment,
    perMinute: PAYMENT_STARTS_PER_MINUTE,
    refuseBusy: (_props, _input, _context, wait) => refusePayment('too-often', wait),
    run: (_props, input, context) => payPostedOrder(context, input),
  }),
}
