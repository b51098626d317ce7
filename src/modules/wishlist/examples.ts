import type { Example } from '#module-contract'
import { sceneImage } from '#pages/schema'
import { sampleProducts } from '#shop/schema'
import type { WishlistData } from './load.server.ts'

const items = sampleProducts.products.slice(0, 3).map((card, index) => ({
  id: card.id,
  card: { ...card, picture: sceneImage('placeholder-square') },
  options: index === 0 ? [{ key: 'color', name: 'Color', value: 'Blue' }] : [],
  path: card.path,
  canAdd: index < 2,
}))
const { money } = sampleProducts
const empty: WishlistData = {
  list: { items: [], gone: 0, shareKey: undefined, money, freshUntil: undefined },
  isForeign: false,
  shareUrl: undefined,
  shopPath: '/shop',
  done: undefined,
  removedItem: '',
  refused: undefined,
  isRefused: false,
}
const list = { items, gone: 1, shareKey: undefined, money, freshUntil: undefined }

export const examples: Example<WishlistData>[] = [
  { name: 'Wishlist', props: {}, data: { ...empty, list } },
  {
    name: 'Shared wishlist, after removing a product',
    props: {},
    data: {
      ...empty,
      list: { ...list, gone: 0, shareKey: 'sample' },
      shareUrl: 'https://example.com/wishlist?list=sample',
      done: 'remove',
      removedItem: 'removed',
    },
  },
  { name: 'Wishlist of somebody else', props: {}, data: { ...empty, list, isForeign: true } },
  { name: 'Empty wishlist', props: {}, data: empty },
]
