import { defineModule } from '#module-contract'
import { AccountButton } from './AccountButton.tsx'
import type { AccountButtonData } from './load.server.ts'
import { Props } from './props.ts'

export default defineModule({
  label: 'Account button',
  icon: 'user',
  category: 'Shop',
  description: 'A link to the account of the customer, for headers.',
  props: Props,
  emptyState: {
    when: (_, data?: AccountButtonData) => data !== undefined && !data.href,
    option: 'show',
    button: 'Edit settings',
    shape: 'lines',
  },
  component: AccountButton,
  hydrate: 'never',
})
