import { defineModule } from '#module-contract'
import type { WishlistButtonData } from './load.server.ts'
import { Props } from './props.ts'
import { WishlistButton } from './WishlistButton.tsx'

export default defineModule({
  label: 'Wishlist button',
  icon: 'heart',
  category: 'Shop',
  description: 'Keeps the product of the page for later.',
  props: Props,
  emptyState: {
    when: (_, data?: WishlistButtonData) => data !== undefined && !data.product,
    option: 'product',
    button: 'Choose product',
    shape: 'lines',
  },
  component: WishlistButton,
  stores: ['vt_wishlist', 'vt_wishes'],
  hydrate: 'never',
  withoutServer: 'still',
})
