import type { Example } from '#module-contract'
import type { CartButtonData } from './load.server.ts'

const data: CartButtonData = { href: '/cart', isHere: false }

export const examples: Example<CartButtonData>[] = [
  { name: 'Icon, name and number', props: {}, data },
  {
    name: 'Icon in a frame, number in the corner',
    props: { show: 'icon', style: 'frame', count: 'corner' },
    data,
  },
  { name: 'Filled, name only', props: { show: 'name', style: 'filled', label: 'Basket' }, data },
]
