import { defineModule } from '#module-contract'
import { Popover } from './Popover.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Popover',
  icon: 'plus',
  category: 'Content',
  description: 'A button that opens other modules beside it.',
  sharedStyles: ['anchored'],
  props: Props,
  component: Popover,
  patterns: ['disclosure'],
  hydrate: 'never',
})
