import type { ModuleProps } from '#module-contract'
import { completeParts } from '#ui'
import { type AccountView, SIGNED_IN_VIEWS } from './account-data.ts'
import { type Props, REQUIRED_PARTS } from './props.ts'

type Row = ModuleProps<typeof Props>['parts'][number]

export type Part = Pick<Row, 'kind' | 'title'> & Partial<Pick<Row, 'content'>>

const required = Object.keys(REQUIRED_PARTS).map(
  (kind): Part => ({ kind: kind as Part['kind'], title: '' }),
)

/** Parts that are shown, in their order. */
export const shownParts = (parts: readonly Part[]): Part[] => completeParts<Part>(parts, required)

/** Views that belong to a part with another name. */
const PART_OF_VIEW: Partial<Record<AccountView, Part['kind']>> = {
  address: 'addresses',
  email: 'details',
}

export const partOf = (view: AccountView) => PART_OF_VIEW[view] ?? view

/** The view of a URL. Parts that the owner left out open the overview. */
export function readView(asked: string, parts: readonly Pick<Part, 'kind'>[]): AccountView {
  const view = SIGNED_IN_VIEWS.find(one => one === asked) ?? 'overview'
  const isShown = partOf(view) in REQUIRED_PARTS || parts.some(({ kind }) => kind === partOf(view))
  return isShown ? view : 'overview'
}
