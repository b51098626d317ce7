import type { Example } from '#module-contract'
import type { CurrencySwitchData } from './load.server.ts'

const data: CurrencySwitchData = {
  currencies: ['EUR', 'USD', 'JPY'],
  chosen: 'USD',
  isRefused: false,
}

export const examples: Example<CurrencySwitchData>[] = [
  { name: 'Menu, small', props: {}, data },
  { name: 'Row of codes and symbols', props: { show: 'row', name: 'symbol' }, data },
  { name: 'Menu with symbol, medium', props: { name: 'symbol', size: 'm' }, data },
]
