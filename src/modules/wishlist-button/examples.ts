import type { Example } from '#module-contract'
import type { WishlistButtonData } from './load.server.ts'

const data: WishlistButtonData = {
  product: { id: 'sample', name: 'Notebook' },
  wishlistPath: '/wishlist',
  answer: undefined,
}

export const examples: Example<WishlistButtonData>[] = [
  { name: 'Button that keeps a product', props: {}, data },
  { name: 'Button in a frame', props: { style: 'frame' }, data },
  {
    name: 'Filled button with its own text',
    props: { style: 'filled', label: 'Remember this' },
    data,
  },
  { name: 'The product is in the list', props: {}, data: { ...data, answer: 'kept' } },
]
