import { defineModule } from '#module-kit'
import { OrderReceived } from './OrderReceived.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Order received',
  icon: 'check',
  category: 'Shop',
  description: 'The page after an order: thanks, what was bought, how to pay.',
  props: Props,
  component: OrderReceived,
  hydrate: 'never',
})
