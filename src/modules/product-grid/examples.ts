import type { Example } from '#module-contract'
import { sceneImage } from '#pages/schema'
import { sampleProducts } from '#shop/schema'
import { nameParameters, readAddress } from './address.ts'
import type { GridData } from './load.server.ts'

const scenes = ['placeholder', 'placeholder-square', 'placeholder-wide']
const colors = ['#a6382c', '#8f8b85', '#2f4858'].map((colour, index) => ({
  ...{ value: `Color ${index + 1}`, path: '/product/notebook' },
  swatch: { colour },
}))
const products = sampleProducts.products.map((product, index) => ({
  ...product,
  picture: sceneImage(scenes[index % scenes.length] as string),
  ...(index === 0 && { swatches: { values: colors, more: 3 } }),
  ...(index === 2 && { stock: 'low' as const }),
}))
const data: GridData = {
  list: { ...sampleProducts, products },
  pages: sampleProducts.pages,
  added: 0,
  chosenTerms: {},
  address: readAddress(
    new URLSearchParams(),
    '/shop',
    nameParameters(name => name),
  ),
  categories: [{ slug: 'paper', name: 'Paper' }],
  newSince: undefined,
  error: undefined,
}

export const examples: Example<GridData>[] = [
  { name: 'The shop', props: { perPage: 8 }, data },
  {
    name: 'Featured, three columns, words on the image',
    props: { source: 'featured', style: 'overlay', perPage: 3, columns: 3, controls: false },
    data,
  },
  {
    name: 'A category with add-to-cart buttons, in boxes',
    props: {
      source: 'category',
      category: 'paper',
      style: 'boxes',
      controls: false,
      quickAdd: true,
      saleBadge: 'percent',
      perPage: 4,
    },
    data,
  },
  {
    name: 'Similar products with wishlist buttons',
    props: { source: 'similar', wishes: true, controls: false, perPage: 4 },
    data,
  },
  {
    name: 'A list to order from',
    props: { style: 'list', controls: false, quickAdd: true, perPage: 4 },
    data,
  },
]
