import { toCssColor } from '#design'
import { defineModule } from '#module-contract'
import { Icon } from './Icon.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Icon',
  icon: 'leaf',
  category: 'Content',
  description: 'One icon of the full set, plain or in a frame, with or without a link.',
  props: Props,
  component: Icon,
  hydrate: 'never',
  variables: ({ size, weight, colour }) => ({
    '--icon-size': size === 48 ? undefined : size,
    '--icon-weight': weight === 2 ? undefined : `${weight}px`,
    '--icon-colour': toCssColor(colour),
  }),
})
