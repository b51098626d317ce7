import { defineModule } from '#module-contract'
import { Props } from './props.ts'
import { Wishlist } from './Wishlist.tsx'

export default defineModule({
  label: 'Wishlist',
  icon: 'heart',
  category: 'Shop',
  description: 'The products that a visitor keeps for later, with a link for sharing them.',
  props: Props,
  component: Wishlist,
  stores: ['vt_wishlist', 'vt_wishes'],
  hydrate: 'never',
  withoutServer: 'live',
})
