import { defineModule } from '#module-kit'
import { ComparisonTable } from './ComparisonTable.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Comparison table',
  icon: 'grid',
  category: 'Marketing',
  description: 'What several things offer, side by side, with names that stay in view.',
  kitStyles: ['compare-table'],
  props: Props,
  component: ComparisonTable,
  hydrate: 'never',
})
