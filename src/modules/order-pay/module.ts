import { defineModule } from '#module-contract'
import { OrderPay } from './OrderPay.island.tsx'
import { Props } from './props.ts'
import { PROVIDER_SOURCES } from './provider-sources.ts'

export default defineModule({
  label: 'Pay for order',
  icon: 'shield',
  category: 'Shop',
  description: 'Pays an order that is not paid yet, after the checkout or from a payment link.',
  props: Props,
  component: OrderPay,
  sharedStyles: ['bank-account'],
  needs: () => ({ sources: PROVIDER_SOURCES }),
  hydrate: 'load',
  withoutServer: 'live',
})
