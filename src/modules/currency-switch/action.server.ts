import Type from 'typebox'
import { defineAction } from '#module-contract'
import { changePostedCurrency, CURRENCY_CHANGES_PER_MINUTE as perMinute } from '#shop/http'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

const Currency = Type.Object(
  { currency: Type.String({ maxLength: 10 }) },
  { additionalProperties: false },
)

export const actions = {
  choose: defineAction<typeof Props, Services, typeof Currency>({
    input: Currency,
    perMinute,
    run: (_props, { currency }, context) => changePostedCurrency(context, currency),
  }),
}
