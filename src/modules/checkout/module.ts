import { defineModule } from '#module-kit'
import { Checkout } from './Checkout.island.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Checkout',
  icon: 'truck',
  category: 'Shop',
  description: 'Addresses, shipping and payment beside what is being bought.',
  props: Props,
  component: Checkout,
  hydrate: 'idle',
})
