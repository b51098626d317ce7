import { defineModule } from '#module-contract'
import { Countdown } from './Countdown.island.tsx'
import { Props } from './props.ts'
import { toEvent } from './structured-data.ts'

export default defineModule({
  label: 'Countdown',
  icon: 'timer',
  category: 'Marketing',
  description: 'Days, hours, minutes and seconds until a date.',
  props: Props,
  component: Countdown,
  // A redirect must work without scrolling to the module.
  hydrate: ({ redirect }) => (redirect ? 'idle' : 'visible'),
  needs: props => {
    const event = toEvent(props)
    return {
      ...(event ? { jsonLd: [event] } : {}),
      ...(props.style === 'plain' ? {} : { styles: ['countdown-looks' as const] }),
    }
  },
})
