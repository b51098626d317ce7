import type { Example } from '#module-contract'
import { sampleContent } from '#pages/schema'
import type { RelatedData } from './load.server.ts'

const items = sampleContent.slice(0, 3)

export const examples: Example<RelatedData>[] = [
  { name: 'Three cards', props: {}, data: { items } },
  {
    name: 'Titles over the images on hover',
    props: { layout: 'overlay', title: 'From the same hands' },
    data: { items },
  },
  {
    name: 'A list without images',
    props: { layout: 'list', count: 5, title: 'Read on' },
    data: { items: sampleContent.slice(0, 5) },
  },
]
