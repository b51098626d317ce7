import { defineModule } from '#module-contract'
import { BeforeAfter } from './BeforeAfter.island.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Before and after',
  icon: 'sliders',
  category: 'Media',
  description: 'Two images of one thing with a divider that can be moved.',
  props: Props,
  emptyState: {
    when: ({ before, after }) => !before && !after,
    option: 'before',
    button: 'Choose images',
    shape: 'halves',
  },
  component: BeforeAfter,
  patterns: ['slider'],
  hydrate: 'visible',
  variables: ({ ratio }) => ({
    '--before-after-ratio': ratio === 'natural' ? undefined : ratio.replace('/', ' / '),
  }),
})
