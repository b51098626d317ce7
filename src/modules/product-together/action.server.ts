import { defineAction } from '#module-contract'
import { ADD_TO_CART } from '#shop/http'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export const actions = {
  add: defineAction<typeof Props, Services, typeof ADD_TO_CART.input>(ADD_TO_CART),
}
