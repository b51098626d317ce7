import type { Example } from '#module-contract'
import { type ShownProductData, sampleProductData } from '#shop-ui'

export const examples: Example<ShownProductData>[] = [
  { name: 'Thumbnails below the image', props: {}, data: sampleProductData },
  {
    name: 'Thumbnails beside a square image',
    props: { gallery: 'beside', ratio: '1/1', zoom: true },
    data: sampleProductData,
  },
  { name: 'Images as a grid', props: { gallery: 'grid', ratio: '1/1' }, data: sampleProductData },
]
