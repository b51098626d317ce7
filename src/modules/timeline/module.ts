import { defineModule } from '#module-contract'
import { Props } from './props.ts'
import { Timeline } from './Timeline.tsx'

export default defineModule({
  label: 'Timeline',
  icon: 'clock',
  category: 'Content',
  description: 'Events along a line: at the side, alternating or side by side.',
  props: Props,
  component: Timeline,
  hydrate: 'never',
})
