import { toIslandSlides } from '#content'
import { defineModule } from '#module-contract'
import { DEFAULT_DELAY_MS } from '#ui'
import { Props } from './props.ts'
import { Slider } from './Slider.island.tsx'

export default defineModule({
  label: 'Slider',
  icon: 'sliders',
  category: 'Media',
  description: 'Images with text, one at a time: set one by one, or posts, projects and products.',
  props: Props,
  component: Slider,
  patterns: ['carousel'],
  hydrate: 'visible',
  toIslandData: toIslandSlides,
  variables: ({ auto, delayMs, progress }) => ({
    '--slider-delay':
      auto && progress === 'numbers' ? `${delayMs || DEFAULT_DELAY_MS}ms` : undefined,
  }),
})
