import { defineModule, type Responsive, toVariants } from '#module-kit'
import { followLayout } from './follow-layout.ts'
import { Props } from './props.ts'
import { Row } from './Row.tsx'

/** `2-1` → `minmax(0,2fr) minmax(0,1fr)`. */
function toTracks(layout: string): string {
  return layout
    .split('-')
    .map(fraction => `minmax(0,${fraction}fr)`)
    .join(' ')
}

/** What is not said for phones is one column there; four columns are two on tablets. */
function toColumns(layout: Responsive<string>) {
  const { desktop, tablet, phone } = toVariants(layout)
  return {
    desktop: toTracks(desktop),
    tablet: toTracks(tablet ?? (desktop === '1-1-1-1' ? '1-1' : desktop)),
    phone: toTracks(phone ?? '1'),
  }
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
  variables: props => ({ '--row-columns': toColumns(props.layout) }),
})
