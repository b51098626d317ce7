import { defineModule } from '#module-kit'
import { Props } from './props.ts'
import { Statistics } from './Statistics.tsx'

export default defineModule({
  label: 'Statistics',
  icon: 'rows',
  category: 'Marketing',
  description: 'Large figures with what they count.',
  props: Props,
  component: Statistics,
  hydrate: 'never',
})
