import { defineModule } from '#module-contract'
import { Lottie } from './Lottie.island.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Lottie animation',
  icon: 'play',
  category: 'Media',
  description:
    'An animation of the library that plays once, again and again, on hover or with the scrolling.',
  props: Props,
  emptyState: {
    when: ({ file }) => !file,
    option: 'file',
    button: 'Choose animation',
    shape: 'image',
  },
  component: Lottie,
  hydrate: ({ file }) => (file ? 'visible' : 'never'),
  variables: ({ width }) => ({ '--lottie-width': width === 480 ? undefined : width }),
})
