import { defineModule } from '#module-kit'
import { CartButton } from './CartButton.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Cart button',
  icon: 'bag',
  category: 'Shop',
  description: 'A link to the cart with the number of items in it, for headers.',
  props: Props,
  component: CartButton,
  hydrate: 'never',
})
