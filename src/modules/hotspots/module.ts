import { defineModule } from '#module-contract'
import { Hotspots } from './Hotspots.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Hotspots',
  icon: 'cursor',
  category: 'Media',
  description: 'Points on an image that say more when they are pressed.',
  sharedStyles: ['anchored'],
  props: Props,
  emptyState: {
    when: ({ image }) => !image,
    option: 'image',
    button: 'Choose image',
    shape: 'image',
  },
  component: Hotspots,
  patterns: ['disclosure'],
  hydrate: 'never',
  variables: ({ ratio }) => ({
    '--hotspots-ratio': ratio === 'natural' ? undefined : ratio.replace('/', ' / '),
  }),
})
