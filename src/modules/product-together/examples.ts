import type { Example } from '#module-contract'
import { type ShownProductData, sampleProductData, type TogetherData } from '#shop-ui'

const { product } = sampleProductData
const item = (variant: string, name: string, price: number, isShown = false) => ({
  ...{ variant, name, price, isShown },
  ...{ path: `/product/${variant}`, quantity: 1 },
})
const items = [
  item('notebook', product.name, 1200, true),
  item('pencil-case', 'Pencil case', 1800),
  item('desk-lamp', 'Desk lamp', 6900),
]
const show = (together: TogetherData['together']): ShownProductData & TogetherData => ({
  ...sampleProductData,
  together,
  togetherCards: [...product.upsells, ...product.upsells].slice(0, together.length),
})

export const examples: Example<ShownProductData & TogetherData>[] = [
  { name: 'Three products', props: {}, data: show(items) },
  { name: 'Two products', props: {}, data: show(items.slice(0, 2)) },
]
