import { defineModule } from '#module-contract'
import { Props } from './props.ts'
import { SocialLinks } from './SocialLinks.tsx'

export default defineModule({
  label: 'Social links',
  icon: 'heart',
  category: 'Marketing',
  description: 'Links to your profiles on networks, and to other places of yours.',
  sharedStyles: ['network-links'],
  props: Props,
  component: SocialLinks,
  hydrate: 'never',
})
