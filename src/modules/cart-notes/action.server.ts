import { defineAction } from '#module-contract'
import { CART_FORMS as forms } from '#shop/http'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export const actions = {
  show: defineAction<typeof Props, Services, typeof forms.show.input>(forms.show),
  note: defineAction<typeof Props, Services, typeof forms.note.input>(forms.note),
  gift: defineAction<typeof Props, Services, typeof forms.gift.input>(forms.gift),
}
