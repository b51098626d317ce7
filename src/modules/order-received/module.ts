import { defineModule } from '#module-contract'
import { partWarnings } from '#ui'
import { OrderReceived } from './OrderReceived.tsx'
import { Props, REQUIRED_PARTS } from './props.ts'

export default defineModule({
  label: 'Order received',
  icon: 'check',
  category: 'Shop',
  description: 'Order confirmation: thank-you text, items and payment instructions.',
  props: Props,
  component: OrderReceived,
  warnings: partWarnings(REQUIRED_PARTS),
  sharedStyles: ['bank-account'],
  hydrate: 'never',
  withoutServer: 'live',
})
