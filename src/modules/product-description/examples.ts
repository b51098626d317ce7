import type { Example } from '#module-contract'
import { type PanelData, sampleProductData } from '#shop-ui'

export const examples: Example<PanelData>[] = [
  { name: 'Description and details', props: {}, data: sampleProductData },
  { name: 'As tabs', props: { panels: 'tabs' }, data: sampleProductData },
  { name: 'As an accordion', props: { panels: 'accordion' }, data: sampleProductData },
]
