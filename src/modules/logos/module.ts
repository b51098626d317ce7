import { defineModule } from '#module-contract'
import { Logos } from './Logos.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Logos',
  icon: 'grid',
  category: 'Marketing',
  description: 'Logos of customers, partners or the press: in a line, as a grid or passing by.',
  props: Props,
  component: Logos,
  hydrate: 'never',
  variables: ({ columns, height, items, seconds }) => ({
    '--logos-columns': columns === 4 ? undefined : columns,
    '--logos-height': height === 40 ? undefined : height,
    '--logos-time': `${items.length * seconds}s`,
  }),
})
