import type { Example } from '#module-contract'
import { sceneImage } from '#pages/schema'
import { sampleProducts } from '#shop/schema'
import type { RecentData } from './load.server.ts'

const scenes = ['placeholder', 'placeholder-square', 'placeholder-wide']
const products = sampleProducts.products.map((product, index) => ({
  ...product,
  picture: sceneImage(scenes[index % scenes.length] as string),
}))
const data: RecentData = { current: '', preview: { products, money: sampleProducts.money } }

export const examples: Example<RecentData>[] = [
  { name: 'Four in a grid', props: {}, data },
  { name: 'Row of eight', props: { style: 'row', count: 8 }, data },
  { name: 'Small images with names', props: { style: 'small', count: 6 }, data },
]
