import { defineModule } from '#module-contract'
import { ButtonGroup } from './ButtonGroup.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Button group',
  icon: 'cursor',
  category: 'Content',
  description: 'Several buttons side by side, below each other on phones.',
  props: Props,
  component: ButtonGroup,
  hydrate: 'never',
})
