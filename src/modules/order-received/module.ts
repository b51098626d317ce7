import { defineModule } from '#module-contract'
import { OrderReceived } from './OrderReceived.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Order received',
  icon: 'check',
  category: 'Shop',
  description: 'Order confirmation: thank-you text, items and payment instructions.',
  props: Props,
  component: OrderReceived,
  sharedStyles: ['bank-account'],
  hydrate: 'never',
  withoutServer: 'live',
})
