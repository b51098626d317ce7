import { defineModule } from '#module-contract'
import { PricingTable } from './PricingTable.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Pricing table',
  icon: 'columns',
  category: 'Marketing',
  description: 'Plans with prices and features, billed monthly or yearly.',
  sharedStyles: ['compare-table'],
  props: Props,
  component: PricingTable,
  patterns: ['radio'],
  hydrate: 'never',
  // Rows shared by the plans, so that features are aligned.
  variables: ({ plans }) => ({
    '--pricing-features': String(Math.max(1, ...plans.map(({ features }) => features.length))),
  }),
})
