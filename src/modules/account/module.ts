import { defineModule } from '#module-contract'
import { partWarnings } from '#ui'
import { Account } from './Account.tsx'
import { Props, REQUIRED_PARTS } from './props.ts'

export default defineModule({
  label: 'Customer account',
  icon: 'user',
  category: 'Shop',
  description: 'Where customers sign in, and see their orders, downloads, addresses and details.',
  props: Props,
  component: Account,
  warnings: partWarnings(REQUIRED_PARTS),
  sharedStyles: ['stars'],
  stores: ['vt_customer', 'vt_wishes'],
  hydrate: 'never',
  withoutServer: 'live',
})
