import {
  defineModule,
  mapVariants,
  type Responsive,
  toVariants,
  type Variants,
} from '#module-contract'
import { countOf, followLayout } from './follow-layout.ts'
import { Props } from './props.ts'
import { Row } from './Row.tsx'

/** `2-1` → `minmax(0,2fr) minmax(0,1fr)`. */
function toTracks(layout: string): string {
  return layout
    .split('-')
    .map(fraction => `minmax(0,${fraction}fr)`)
    .join(' ')
}

/** Default layout of rows with many columns on tablets. */
function onTablet(layout: string): string {
  const count = countOf(layout)
  if (count < 4) return layout
  return count === 4 ? '1-1' : '1-1-1'
}

/** Default on phones: one column. */
function layoutsOf(layout: Responsive<string>): Variants<string> {
  const { desktop, tablet, phone } = toVariants(layout)
  return { desktop, tablet: tablet ?? onTablet(desktop), phone: phone ?? '1' }
}

export default defineModule({
  label: 'Row',
  icon: 'columns',
  category: 'Layout',
  description: 'Columns side by side, stacked on phones.',
  props: Props,
  component: Row,
  hydrate: 'never',
  adapt: followLayout,
  variables: props => ({
    '--row-columns': mapVariants(layoutsOf(props.layout), toTracks),
    '--columns': mapVariants(layoutsOf(props.layout), countOf),
  }),
})
