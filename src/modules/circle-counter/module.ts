import { toCssColors } from '#design'
import { defineModule } from '#module-contract'
import { CircleCounter } from './CircleCounter.island.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Circle counter',
  icon: 'timer',
  category: 'Marketing',
  description: 'A percentage that fills a ring when it scrolls into view.',
  props: Props,
  component: CircleCounter,
  hydrate: 'visible',
  // Rings in older documents keep their full width.
  upgrades: [{ sample: { number: 50 }, up: props => ({ wide: true, ...props }) }],
  variables: ({ colour, track }) => ({
    '--circle-bar': toCssColors(colour, 'var(--accent)'),
    '--circle-track': toCssColors(track, 'var(--border)'),
  }),
})
