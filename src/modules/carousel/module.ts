import { toIslandSlides } from '#content'
import { defineModule, mapVariants } from '#module-contract'
import { Carousel } from './Carousel.island.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Carousel',
  icon: 'columns',
  category: 'Media',
  description: 'Several slides in view: of any modules, or posts, projects and products.',
  sharedStyles: ['content-card'],
  props: Props,
  component: Carousel,
  patterns: ['carousel'],
  hydrate: 'visible',
  toIslandData: toIslandSlides,
  variables: ({ columns }) => ({
    // 0 means the default of the styles.
    '--strip-columns': columns ? mapVariants(columns, count => count || 'initial') : undefined,
  }),
})
