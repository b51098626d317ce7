import { defineModule } from '#module-contract'
import { CartButton } from './CartButton.tsx'
import type { CartButtonData } from './load.server.ts'
import { Props } from './props.ts'

export default defineModule({
  label: 'Cart button',
  icon: 'bag',
  category: 'Shop',
  description: 'A link to the cart with the number of items in it, for headers.',
  props: Props,
  emptyState: {
    when: (_, data?: CartButtonData) => data !== undefined && !data.href,
    option: 'show',
    button: 'Edit settings',
    shape: 'lines',
  },
  component: CartButton,
  needs: ({ opens }) => (opens === 'panel' ? { styles: ['cart-button-looks'] } : {}),
  stores: ['vt_cart', 'vt_cart_count', 'vt_coupon'],
  hydrate: 'never',
  withoutServer: 'still',
})
