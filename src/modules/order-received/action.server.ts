import Type from 'typebox'
import { defineAction } from '#module-contract'
import { verifyPostedEmail } from '#shop/http'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

const Address = Type.Object({
  order: Type.String({ maxLength: 20 }),
  key: Type.String({ maxLength: 100 }),
  email: Type.String({ maxLength: 254 }),
})

export const actions = {
  /** Unlocks the order for a guest who knows its email address. */
  verify: defineAction<typeof Props, Services, typeof Address>({
    input: Address,
    // A low limit against guessing addresses.
    perMinute: 10,
    run: (_props, input, context) => verifyPostedEmail(context, input),
  }),
}
