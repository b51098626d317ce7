import { defineModule } from '#module-contract'
import { Dropdown } from './Dropdown.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Dropdown',
  icon: 'chevron-down',
  category: 'Content',
  description: 'A button that opens a list of links.',
  sharedStyles: ['anchored'],
  props: Props,
  component: Dropdown,
  patterns: ['disclosure'],
  hydrate: 'never',
})
