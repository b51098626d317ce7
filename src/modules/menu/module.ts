import { defineModule } from '#module-contract'
import { Menu } from './Menu.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Menu',
  icon: 'menu',
  category: 'Content',
  description: 'A menu of the site, horizontal or vertical, with submenus that open.',
  props: Props,
  component: Menu,
  patterns: ['disclosure'],
  hydrate: 'never',
  variables: ({ gap }) => ({ '--menu-gap': gap }),
})
