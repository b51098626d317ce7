import { defineModule } from '#module-contract'
import { NumberCounter } from './NumberCounter.island.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Number counter',
  icon: 'plus',
  category: 'Marketing',
  description: 'A number that counts up when it scrolls into view.',
  props: Props,
  component: NumberCounter,
  hydrate: 'visible',
  needs: ({ layout }) => (layout === 'below' ? {} : { styles: ['number-counter-looks'] }),
})
