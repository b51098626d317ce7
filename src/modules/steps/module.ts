import { defineModule } from '#module-contract'
import { Props } from './props.ts'
import { Steps } from './Steps.tsx'

export default defineModule({
  label: 'Steps',
  icon: 'rows',
  category: 'Content',
  description: 'What happens one after the other, numbered.',
  props: Props,
  component: Steps,
  hydrate: 'never',
})
