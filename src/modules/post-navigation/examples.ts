import type { Example } from '#module-contract'
import { sampleContent } from '#pages/schema'
import type { NavigationData } from './load.server.ts'

const [previous, next] = sampleContent
const data: NavigationData = { previous, next }

export const examples: Example<NavigationData>[] = [
  { name: 'In a line, with the overview', props: { overview: { url: '/projects' } }, data },
  { name: 'Large titles', props: { layout: 'large' }, data },
  { name: 'With images', props: { layout: 'images' }, data },
  {
    name: 'On the last page',
    props: { layout: 'images', overview: { url: '/projects' }, overviewLabel: 'All projects' },
    data: { ...data, next: undefined },
  },
]
