import { toCssColor } from '#design'
import { defineModule } from '#module-contract'
import { Divider } from './Divider.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Divider',
  icon: 'minus',
  category: 'Layout',
  description: 'A line or space between modules, with a word or an icon in it.',
  props: Props,
  component: Divider,
  hydrate: 'never',
  toMail: () => [{ kind: 'divider' }],
  variables: ({ weight, line, colour }) => ({
    // A double line needs three pixels.
    '--divider-weight':
      weight === 1 && line !== 'double'
        ? undefined
        : `${Math.max(weight, line === 'double' ? 3 : 1)}px`,
    '--divider-colour': toCssColor(colour),
  }),
})
