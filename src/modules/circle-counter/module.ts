import { toCssColour } from '#design'
import { defineModule, mapVariants, type Responsive } from '#module-kit'
import { CircleCounter } from './CircleCounter.island.tsx'
import { Props } from './props.ts'

/** Unset, it costs no rule. */
const toColours = (stored: Responsive<string>, inherited: string) =>
  stored ? mapVariants(stored, one => toCssColour(one) ?? inherited) : undefined

export default defineModule({
  label: 'Circle counter',
  icon: 'timer',
  category: 'Marketing',
  description: 'A percentage that fills a ring when it scrolls into view.',
  props: Props,
  component: CircleCounter,
  hydrate: 'visible',
  variables: ({ colour, track }) => ({
    '--circle-bar': toColours(colour, 'var(--accent)'),
    '--circle-track': toColours(track, 'var(--border)'),
  }),
})
