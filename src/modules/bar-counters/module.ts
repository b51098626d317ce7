import { toCssColour } from '#design'
import { defineModule, mapVariants, type Responsive } from '#module-kit'
import { BarCounters } from './BarCounters.island.tsx'
import { Props } from './props.ts'

/** Unset, it costs no rule. */
const toColours = (stored: Responsive<string>, inherited: string) =>
  stored ? mapVariants(stored, one => toCssColour(one) ?? inherited) : undefined

export default defineModule({
  label: 'Bar counters',
  icon: 'rows',
  category: 'Marketing',
  description: 'Percentages as bars that grow when they scroll into view.',
  props: Props,
  component: BarCounters,
  hydrate: 'visible',
  variables: ({ items, colour, track }) => ({
    '--bar': toColours(colour, 'var(--accent)'),
    '--bar-track': toColours(track, 'var(--tint)'),
    ...Object.fromEntries(
      items.map((item, index) => [`--bar-${index}`, toCssColour(item.colour)] as const),
    ),
  }),
})
