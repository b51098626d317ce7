import { defineModule } from '#module-contract'
import { Props } from './props.ts'
import { Tooltip } from './Tooltip.island.tsx'

export default defineModule({
  label: 'Tooltip',
  icon: 'quote',
  category: 'Content',
  description: 'A word with an explanation that shows on hover and focus.',
  sharedStyles: ['anchored'],
  props: Props,
  component: Tooltip,
  patterns: ['tooltip'],
  hydrate: 'activity',
})
