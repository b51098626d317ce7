import type { Example } from '#module-contract'
import { type ContentItem, sampleContent } from '#pages/schema'
import type { TitleData } from './load.server.ts'

const [data] = sampleContent as [ContentItem]

export const examples: Example<TitleData>[] = [
  { name: 'Plain', props: { level: 'h2' }, data },
  { name: 'Centered', props: { level: 'h2', layout: 'centered' }, data },
  { name: 'Beside the featured image', props: { level: 'h2', layout: 'split' }, data },
  { name: 'On the featured image', props: { level: 'h2', layout: 'image' }, data },
  {
    name: 'An archive, beside a small round image',
    props: { level: 'h2', layout: 'portrait' },
    data: { ...data, kicker: 'Author', title: 'First and last name' },
  },
  {
    name: 'The title alone',
    props: { level: 'h2', layout: 'image', showExcerpt: false },
    data: { ...data, image: undefined, categories: [] },
  },
]
