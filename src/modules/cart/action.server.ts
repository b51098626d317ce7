import { defineAction } from '#module-contract'
import { CART_FORMS as forms } from '#shop/http'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export const actions = {
  show: defineAction<typeof Props, Services, typeof forms.show.input>(forms.show),
  update: defineAction<typeof Props, Services, typeof forms.update.input>(forms.update),
  remove: defineAction<typeof Props, Services, typeof forms.remove.input>(forms.remove),
  undo: defineAction<typeof Props, Services, typeof forms.undo.input>(forms.undo),
  save: defineAction<typeof Props, Services, typeof forms.save.input>(forms.save),
  note: defineAction<typeof Props, Services, typeof forms.note.input>(forms.note),
  gift: defineAction<typeof Props, Services, typeof forms.gift.input>(forms.gift),
  estimate: defineAction<typeof Props, Services, typeof forms.estimate.input>(forms.estimate),
  'apply-coupon': defineAction<typeof Props, Services, typeof forms.applyCoupon.input>(
    forms.applyCoupon,
  ),
  'remove-coupon': defineAction<typeof Props, Services, typeof forms.removeCoupon.input>(
    forms.removeCoupon,
  ),
}
