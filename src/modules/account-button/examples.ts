import type { Example } from '#module-contract'
import type { AccountButtonData } from './load.server.ts'

const data: AccountButtonData = { href: '/account', isHere: false }

export const examples: Example<AccountButtonData>[] = [
  { name: 'Account icon', props: {}, data },
  { name: 'Account icon and name in a frame', props: { show: 'both', style: 'frame' }, data },
  {
    name: 'Own name on a filled background',
    props: { show: 'name', style: 'filled', label: 'My orders' },
    data,
  },
]
