import { toCssColor, toCssColors } from '#design'
import { defineModule } from '#module-contract'
import { BarCounters } from './BarCounters.island.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Bar counters',
  icon: 'rows',
  category: 'Marketing',
  description: 'Percentages as bars that grow when they scroll into view.',
  props: Props,
  component: BarCounters,
  patterns: ['meter'],
  hydrate: 'visible',
  variables: ({ items, colour, track }) => ({
    '--bar': toCssColors(colour, 'var(--accent)'),
    '--bar-track': toCssColors(track, 'var(--tint)'),
    ...Object.fromEntries(
      items.map((item, index) => [`--bar-${index}`, toCssColor(item.colour)] as const),
    ),
  }),
})
