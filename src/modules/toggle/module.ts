import { defineModule } from '#module-contract'
import { Props } from './props.ts'
import { Toggle } from './Toggle.island.tsx'

export default defineModule({
  label: 'Toggle',
  icon: 'plus',
  category: 'Content',
  description: 'A title that opens and closes its content.',
  props: Props,
  component: Toggle,
  patterns: ['disclosure'],
  hydrate: 'activity',
})
