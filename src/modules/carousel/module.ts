import { defineModule, mapVariants } from '#module-kit'
import { Carousel } from './Carousel.island.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Carousel',
  icon: 'columns',
  category: 'Media',
  description: 'Slides of any modules, several in view.',
  props: Props,
  component: Carousel,
  patterns: ['carousel'],
  hydrate: 'visible',
  variables: ({ columns }) => ({
    // 0 is the styles' own number.
    '--strip-columns': columns ? mapVariants(columns, count => count || 'initial') : undefined,
  }),
})
