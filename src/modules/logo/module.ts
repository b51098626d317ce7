import { defineModule } from '#module-contract'
import { Logo } from './Logo.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Site logo',
  icon: 'home',
  category: 'Content',
  description: 'The logo of the site or an image of its own, leading to the home page.',
  props: Props,
  component: Logo,
  hydrate: 'never',
  variables: ({ height }) => ({ '--logo-height': height }),
})
