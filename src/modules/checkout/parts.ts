import type { PropsOf } from '#module-contract/client'
import type { CustomField } from '#shop/client'
import type { Props } from './props.ts'

/** A row of the prop `parts`, or a required part that the list lacks. */
export type Part = Pick<PropsOf<typeof Props>['parts'][number], 'kind' | 'title' | 'column'> &
  Partial<Pick<PropsOf<typeof Props>['parts'][number], 'content'>> & {
    /** Only with the fields that must be filled in. */
    isShort?: boolean
  }

type Row = readonly [kind: Part['kind'], column: Part['column']]

const REQUIRED: readonly Row[] = [
  ['billing', 'main'],
  ['shipping', 'main'],
  ['products', 'side'],
  ['methods', 'side'],
  ['totals', 'side'],
  ['payment', 'side'],
  ['place', 'side'],
]

/** Parts without which nothing could be ordered. */
export function requiredParts(customFields: readonly CustomField[]): Part[] {
  const parts: Part[] = REQUIRED.map(([kind, column]) => ({ kind, column, title: '' }))
  const asksMore = customFields.some(field => field.place === 'order' && field.required)
  return asksMore
    ? [...parts, { kind: 'additional', column: 'main', title: '', isShort: true }]
    : parts
}
