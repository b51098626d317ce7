import type { Example } from '#module-contract'
import { sampleProductData } from '#shop-ui'
import type { BadgesData } from './load.server.ts'

const reduced: BadgesData = {
  ...sampleProductData,
  newSince: Date.UTC(2026, 0, 1),
  product: {
    ...sampleProductData.product,
    createdAt: Date.UTC(2026, 0, 2),
    stock: 'low',
    price: { min: 1800, max: 1800, regularMin: 2400, regularMax: 2400, onSale: true },
  },
}

export const examples: Example<BadgesData>[] = [
  { name: 'Reduced, new and almost sold out', props: {}, data: reduced },
  {
    name: 'In outlines, with a word',
    props: { style: 'outline', saleBadge: 'word' },
    data: reduced,
  },
  {
    name: 'Sold out, tinted',
    props: { style: 'tint' },
    data: { ...reduced, product: { ...sampleProductData.product, stock: 'out-of-stock' } },
  },
]
