import { toCssColor } from '#design'
import { defineModule, mapVariants } from '#module-contract'
import { Props } from './props.ts'
import { Section } from './Section.island.tsx'

const toPixels = (value: number) => `${value}px`

export default defineModule({
  label: 'Section',
  icon: 'rows',
  category: 'Layout',
  description: 'A full-width band of the page that holds rows and modules.',
  props: Props,
  component: Section,
  // The video starts after the page has loaded; everything else needs no script.
  hydrate: ({ video }) => (video ? 'idle' : 'never'),
  variables: props => ({
    ...(props.topShape !== 'none' && {
      '--section-top-height': mapVariants(props.topShapeHeight, toPixels),
      '--section-top-colour': toCssColor(props.topShapeColour),
    }),
    ...(props.bottomShape !== 'none' && {
      '--section-bottom-height': mapVariants(props.bottomShapeHeight, toPixels),
      '--section-bottom-colour': toCssColor(props.bottomShapeColour),
    }),
    ...((props.image || props.video) && { '--veil': `${props.overlay}%` }),
  }),
})
