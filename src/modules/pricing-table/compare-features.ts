import type { PropsOf } from '#module-contract'
import type { CompareCell } from '#ui'
import type { Props } from './props.ts'

type Plan = PropsOf<typeof Props>['plans'][number]

/** Features of all plans in order of first occurrence; missing ones are marked as not included. */
export function compareFeatures(plans: readonly Pick<Plan, 'features'>[]) {
  const names = new Set(plans.flatMap(plan => plan.features.map(feature => feature.label)))
  return [...names].map(label => ({
    label,
    cells: plans.map(({ features }): CompareCell => {
      const found = features.find(feature => feature.label === label)
      if (!found?.included) return { mark: 'no', text: '' }
      return { mark: found.value ? 'text' : 'yes', text: found.value }
    }),
  }))
}
