import Type from 'typebox'
import { defineAction } from '#module-contract'
import { requestPostedReturn, verifyPostedEmail } from '#shop/http'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

const Address = Type.Object({
  order: Type.String({ maxLength: 20 }),
  key: Type.String({ maxLength: 100 }),
  email: Type.String({ maxLength: 254 }),
})

/** `order`, `key`, `reason` and `quantity-<line id>` per item. */
const ReturnForm = Type.Record(
  Type.String({ pattern: '^(order|key|reason|quantity-.{1,100})$' }),
  Type.String({ maxLength: 2000 }),
  { additionalProperties: false, maxProperties: 510 },
)

export const actions = {
  /** Unlocks the order for a guest who knows its email address. */
  verify: defineAction<typeof Props, Services, typeof Address>({
    input: Address,
    // A low limit against guessing addresses.
    perMinute: 10,
    run: (_props, input, context) => verifyPostedEmail(context, input),
  }),

  /** Requests the return of some items. */
  requestReturn: defineAction<typeof Props, Services, typeof ReturnForm>({
    input: ReturnForm,
    perMinute: 10,
    run: (_props, input, context) => requestPostedReturn(context, input),
  }),
}
