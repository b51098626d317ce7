import { defineModule } from '#module-contract'
import { ComparisonTable } from './ComparisonTable.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Comparison table',
  icon: 'grid',
  category: 'Marketing',
  description: 'What several things offer, side by side, with names that stay in view.',
  sharedStyles: ['compare-table'],
  props: Props,
  component: ComparisonTable,
  hydrate: 'never',
})
