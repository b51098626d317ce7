import { defineModule } from '#module-contract'
import { Blurb } from './Blurb.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Blurb',
  icon: 'star',
  category: 'Content',
  description: 'An icon, image or number with a title and a short text.',
  props: Props,
  component: Blurb,
  hydrate: 'never',
})
