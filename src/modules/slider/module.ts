import { defineModule } from '#module-kit'
import { Props } from './props.ts'
import { Slider } from './Slider.island.tsx'

export default defineModule({
  label: 'Slider',
  icon: 'sliders',
  category: 'Media',
  description: 'Images with text, one at a time.',
  props: Props,
  component: Slider,
  patterns: ['carousel'],
  hydrate: 'visible',
})
