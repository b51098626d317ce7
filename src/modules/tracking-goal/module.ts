import { defineModule } from '#module-contract'
import { Props } from './props.ts'
import { TrackingGoal } from './TrackingGoal.tsx'

export default defineModule({
  label: 'Tracking goal',
  icon: 'target',
  category: 'Marketing',
  description: 'Counts a visit to this page as the goal of a split test. Visitors do not see it.',
  props: Props,
  newSection: { space: 'none' },
  component: TrackingGoal,
  hydrate: 'never',
})
