import { defineModule } from '#module-contract'
import { CurrencySwitch } from './CurrencySwitch.tsx'
import type { CurrencySwitchData } from './load.server.ts'
import { Props } from './props.ts'

export default defineModule({
  label: 'Currency switch',
  icon: 'refresh',
  category: 'Shop',
  description: 'Lets visitors choose the currency in which they see prices and pay.',
  sharedStyles: ['anchored'],
  props: Props,
  emptyState: {
    when: (_, data?: CurrencySwitchData) => data !== undefined && data.currencies.length < 2,
    option: 'show',
    button: 'Edit settings',
    shape: 'lines',
  },
  component: CurrencySwitch,
  stores: ['vt_currency'],
  hydrate: 'never',
  withoutServer: 'live',
})
