import type { Example } from '#module-contract'
import { sampleContent } from '#pages/schema'
import type { SeriesData } from './load.server.ts'

const parts = sampleContent.slice(0, 5).map(({ id, path, title }) => ({ id, path, title }))
const data: SeriesData = {
  series: {
    slug: 'name-of-the-series',
    name: 'Name of the series',
    description: 'A sentence about what its parts have in common.',
    parts,
  },
  current: parts[1]?.id ?? '',
  href: '/blog/series/name-of-the-series',
}

export const examples: Example<SeriesData>[] = [
  { name: 'All parts, numbered', props: {}, data },
  { name: 'A card that opens', props: { layout: 'folded', style: 'card' }, data },
  { name: 'One line', props: { layout: 'line', style: 'plain' }, data },
  {
    name: 'Not yet published',
    props: { style: 'card', level: 'h3' },
    data: { ...data, current: 'none' },
  },
]
