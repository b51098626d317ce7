import type { Example } from '#module-contract'
import { type ContentItem, sampleContent } from '#pages/schema'
import type { MetaData } from './load.server.ts'

const [, , sample] = sampleContent as [ContentItem, ContentItem, ContentItem]
const data = { ...sample, comments: 4, tags: [{ id: 'oak', slug: 'oak', name: 'Oak' }] }

export const examples: Example<MetaData>[] = [
  { name: 'One line', props: {}, data },
  { name: 'A list with labels', props: { layout: 'list', showTags: true }, data },
  {
    name: 'Columns with labels',
    props: { layout: 'columns', showTags: true, showReadingTime: true, showComments: true },
    data,
  },
]
