import { defineModule } from '#module-contract'
import { Column } from './Column.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Column',
  icon: 'columns',
  category: 'Layout',
  description: 'One column of a row.',
  props: Props,
  component: Column,
  hydrate: 'never',
})
