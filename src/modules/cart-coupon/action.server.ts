import { defineAction } from '#module-contract'
import { CART_FORMS as forms } from '#shop/http'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export const actions = {
  show: defineAction<typeof Props, Services, typeof forms.show.input>(forms.show),
  'apply-coupon': defineAction<typeof Props, Services, typeof forms.applyCoupon.input>(
    forms.applyCoupon,
  ),
}
