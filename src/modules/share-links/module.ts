import { defineModule } from '#module-contract'
import { Props } from './props.ts'
import { ShareLinks } from './ShareLinks.island.tsx'

export default defineModule({
  label: 'Share links',
  icon: 'share',
  category: 'Marketing',
  description: 'Lets visitors share the page, by the menu of their device or by links.',
  sharedStyles: ['network-links'],
  props: Props,
  component: ShareLinks,
  hydrate: ({ native, copy }) => (copy || native !== 'never' ? 'visible' : 'never'),
})
